def generate(folder, tables, output):
    pass
