"""The headless program from outside: its commands, their JSON keys, and what it says to bad arguments.

WARCABINET names the program and its leading words (default: the sanitized build)."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("WARCABINET", str(ROOT / "build/sanitize/warcabinet")).split()


def run(*words):
    return subprocess.run([*PROGRAM, *words], capture_output=True, text=True, timeout=300, check=False)


def answer(*words):
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def tables():
    return answer("tables")["tables"]


def case_of(table, scenario=0):
    return ["--table", table["id"], "--scenario", table["scenarios"][scenario]]


class Commands(unittest.TestCase):
    def test_tables(self):
        for table in tables():
            self.assertEqual(set(table), {"id", "revision", "scenarios", "options", "seats", "players"})
            self.assertIn("bot", table["players"])
            self.assertIn("random", table["players"])

    def test_play_is_the_same_each_time(self):
        for table in tables():
            for scenario in table["scenarios"]:
                words = ["play", "--table", table["id"], "--scenario", scenario, "--seed", "7"]
                game = answer(*words)
                self.assertLessEqual({"table", "scenario", "seed", "decisions", "hash", "winner", "scores"}, set(game))
                self.assertEqual(game["scenario"], scenario)
                self.assertEqual(game["seed"], 7)
                self.assertRegex(game["hash"], "^[0-9a-f]{16}$")
                self.assertIn(game["winner"], table["seats"])
                self.assertEqual([s["seat"] for s in game["scores"]], table["seats"])
                for score in game["scores"]:
                    self.assertEqual(sum(p["points"] for p in score["parts"]), score["before_end"])
                    self.assertTrue(all(p["text"] and p["rule"] for p in score["parts"]))
                self.assertEqual(game, answer(*words))

    def test_seats_and_options_matter(self):
        for table in tables():
            words = ["play", *case_of(table)]
            seats = ",".join(["random"] * len(table["seats"]))
            self.assertNotEqual(answer(*words)["hash"], answer(*words, "--seats", seats)["hash"])
            option = table["options"][0]["id"]
            self.assertNotEqual(answer(*words)["hash"], answer(*words, "--options", option + "=1")["hash"])

    def test_bench(self):
        keys = {"decisions_per_second", "games_per_second", "mean_choices", "state_bytes", "copy_ns", "position_link_chars",
                "game_link_chars", "dead_ends"}
        for table in tables():
            bench = answer("bench", *case_of(table), "--seconds", "1")
            self.assertLessEqual(keys, set(bench))
            self.assertEqual(set(bench["game_link_chars"]), {"median", "max"})
            self.assertEqual(bench["dead_ends"], 0)

    def test_fuzz(self):
        for table in tables():
            fuzz = answer("fuzz", "--table", table["id"], "--games", "3", "--seed", "5")
            self.assertEqual(fuzz["games"], 3)
            for key in ("dead_ends", "invariant_failures", "forged_accepted", "wrong_seat_accepted", "bad_links_accepted"):
                self.assertEqual(fuzz[key], 0, fuzz)

    def test_forge(self):
        for table in tables():
            forge = answer("forge", "--table", table["id"], "--positions", "300", "--seed", "5")
            self.assertEqual(forge["positions"], 300)
            self.assertGreater(forge["accepted"], 30)
            self.assertEqual(forge["broken"], 0, forge)

    def test_stats(self):
        for table in tables():
            stats = answer("stats", *case_of(table), "--games", "20")
            self.assertEqual(stats["games"], 20)
            self.assertEqual([s["seat"] for s in stats["seats"]], table["seats"])
            shares = [s["win_share"] for s in stats["seats"]]
            self.assertTrue(all(0 <= share <= 1 for share in shares))
            self.assertGreater(sum(shares), 0.999)  # allies win together
            self.assertAlmostEqual(sum(stats["ends"].values()), 1, places=3)

    def test_soak_and_hashes(self):
        for table in tables():
            soak = answer("soak", *case_of(table), "--games", "20")
            self.assertEqual((soak["games"], soak["dead_ends"], soak["invariant_failures"]), (20, 0, 0))
            hashes = answer("hashes", *case_of(table), "--games", "20", "--seed", "3")["hashes"]
            self.assertEqual(len(set(hashes)), 20)
            self.assertTrue(hashes[0].startswith("3 "))

    def test_signature(self):
        self.assertEqual(run("signature").stdout, (ROOT / "tests/signature.txt").read_text())


class Records(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "game.txt"

    def recorded(self, table, scenario):
        """A game as `play` tells it, and the record that it writes."""
        game = answer("play", *case_of(table, scenario), "--record", str(self.path))
        return game, self.path.read_text()

    def refused(self, text):
        self.path.write_text(text)
        return run("replay", str(self.path))

    def test_a_record_replays(self):
        for table in tables():
            for scenario in range(len(table["scenarios"])):
                game, record = self.recorded(table, scenario)
                self.assertLessEqual(len(record), 64 * 1024)
                replay = answer("replay", str(self.path))
                self.assertTrue(replay["verified"])
                for key in game:
                    self.assertEqual(replay[key], game[key])

    def test_another_hash_is_noticed(self):
        for table in tables():
            link, digits = self.recorded(table, 0)[1].split()
            other = ("0" if digits[0] != "0" else "1") + digits[1:]
            done = self.refused(f"{link} {other}\n")
            self.assertEqual(done.returncode, 1)
            self.assertIn("verified: false", done.stdout)

    def test_damaged_records_are_refused(self):
        for table in tables():
            link, digits = self.recorded(table, 0)[1].split()
            middle = len(link) // 2
            bad = ["", "\n", "hello", link, f" {digits}", f"{link[:middle]} {digits}",
                   f"{link[:middle]}x{link[middle + 1:]} {digits}", f"wc1.p{link[5:]} {digits}", "x" * 70000, "\0" * 50]
            for text in bad:
                with self.subTest(text[:30]):
                    done = self.refused(text)
                    self.assertEqual(done.returncode, 2, done.stdout)
                    self.assertRegex(done.stderr, r"^warcabinet: [A-Z][^\n]*\.\n$")
                    self.assertEqual(done.stdout, "")


class BadArguments(unittest.TestCase):
    def refused(self, line):
        with self.subTest(line):
            done = run(*line.split())
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stdout, "")
            self.assertRegex(done.stderr, r"^warcabinet: [^\n]+\.\n$")

    def test_one_plain_sentence_and_exit_code_2(self):
        for line in ["chess", "--help", "play", "play --table chess", "replay", "replay /no/such/file", "replay a b", "fuzz", "forge",
                     "tables now", "tables --table x", "describe", "describe hello", "signature --json"]:
            self.refused(line)

    def test_of_every_table(self):
        for table in tables():
            name, case, option = table["id"], " ".join(case_of(table)), table["options"][0]["id"]
            seats = ["bot"] * len(table["seats"])
            for line in [f"play --table {name}", f"play --table {name} --scenario x", f"play {case} --seed", f"play {case} --seed x",
                         f"play {case} --seed -1", f"play {case} --seed 18446744073709551616", f"play {case} --seats bot",
                         f"play {case} --seats {','.join(['chess', *seats[1:]])}", f"play {case} --seats {','.join(['bot', *seats])}",
                         f"play {case} --seed 1 --seed 2", f"play {case} extra", f"play {case} --options x=1",
                         f"play {case} --options {option}=9", f"play {case} --options {option}", f"play {case} --",
                         f"play {case} --nodes 0", f"play {case} --record /no/such/folder/file", f"bench {case} --seconds 0",
                         f"bench {case} --games 5", f"fuzz --table {name} --games 0", f"stats {case} --games 1e3"]:
                self.refused(line)

    def test_no_command_shows_how_to_use_it(self):
        done = run()
        self.assertEqual(done.returncode, 2)
        self.assertIn("warcabinet play --table", done.stderr)


if __name__ == "__main__":
    unittest.main()
