#include "shell/app/window.hpp"

#include "imgui.h"
#include "imgui_impl_opengl3.h"

#include <GLES3/gl3.h>
#include <GLFW/glfw3.h>
#include <emscripten/em_js.h>

#include <algorithm>
#include <cmath>

// clang-format off
// GLFW listens to the whole page (it would swallow Tab and mistake a finger for a mouse); the page forwards pointer
// events itself, so all of its listeners go.
EM_JS(void, wc_quiet_glfw, (), {
    for (const [name, heard] of [["keydown", GLFW.onKeydown], ["keypress", GLFW.onKeyPress], ["keyup", GLFW.onKeyup],
                                 ["blur", GLFW.onBlur]]) {
        window.removeEventListener(name, heard, true);
    }
    for (const [name, heard] of [["touchmove", GLFW.onMousemove], ["touchstart", GLFW.onMouseButtonDown],
                                 ["touchcancel", GLFW.onMouseButtonUp], ["touchend", GLFW.onMouseButtonUp],
                                 ["mousemove", GLFW.onMousemove], ["mousedown", GLFW.onMouseButtonDown],
                                 ["mouseup", GLFW.onMouseButtonUp], ["wheel", GLFW.onMouseWheel],
                                 ["mousewheel", GLFW.onMouseWheel], ["mouseenter", GLFW.onMouseenter],
                                 ["mouseleave", GLFW.onMouseleave], ["drop", GLFW.onDrop],
                                 ["dragover", GLFW.onDragover]]) {
        Module["canvas"].removeEventListener(name, heard, true);
    }
    GLFW.devicePixelRatioMQL.removeEventListener("change", GLFW.onDevicePixelRatioChange);
});

EM_JS(void, wc_size_canvas, (int w, int h), {
    const canvas = Module["canvas"];
    if (canvas.width !== w) canvas.width = w;
    if (canvas.height !== h) canvas.height = h;
    canvas.style.removeProperty("width"); // GLFW's; the page's style sheet says how large it stands
    canvas.style.removeProperty("height");
});
// clang-format on

namespace wc::shell {

namespace {

int device(float length, float density) { return std::max(1, static_cast<int>(std::lround(length * density))); }

GLFWwindow* open_canvas(Size size, float density) {
    if (glfwInit() == GLFW_FALSE) return nullptr;
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
    glfwWindowHint(GLFW_ALPHA_BITS, 0);
    glfwWindowHint(GLFW_SAMPLES, 0); // Dear ImGui smooths its own edges
    // As large as it will stay: browsers take long to change the size of a canvas with a context.
    return glfwCreateWindow(device(size.w, density), device(size.h, density), "War Cabinet", nullptr, nullptr);
}

void open_imgui() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
    io.BackendPlatformName = "page";
}

} // namespace

bool open_window(Window& window, Size size, float density) {
    window.handle = open_canvas(size, density);
    if (window.handle == nullptr) return false;
    glfwMakeContextCurrent(window.handle);
    wc_quiet_glfw();
    open_imgui();
    resize_window(window, size, density);
    return ImGui_ImplOpenGL3_Init("#version 300 es");
}

void resize_window(Window& window, Size size, float density) {
    window.size = size;
    window.density = std::max(0.5f, density);
    wc_size_canvas(device(size.w, density), device(size.h, density));
}

void context_lost(Window& window) { window.lost = true; }

bool context_restored(Window& window) {
    ImGui_ImplOpenGL3_Shutdown();
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        texture->SetTexID(ImTextureID_Invalid);
        texture->BackendUserData = nullptr;
        texture->SetStatus(ImTextureStatus_WantCreate);
    }
    window.lost = !ImGui_ImplOpenGL3_Init("#version 300 es");
    return !window.lost;
}

Pen begin_drawing(Window& window, double now) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {window.size.w, window.size.h};
    io.DisplayFramebufferScale = {window.density, window.density};
    io.DeltaTime = static_cast<float>(std::clamp(now - window.drawn_at, 0.001, 0.1));
    window.drawn_at = now;
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    window.sheet.list = ImGui::GetBackgroundDrawList();
    window.sheet.fonts = &window.fonts;
    window.sheet.density = window.density;
    return imgui_pen(window.sheet, window.size);
}

void end_drawing(Window& window, Color ground) {
    ImGui::Render();
    if (window.lost) return;
    glViewport(0, 0, device(window.size.w, window.density), device(window.size.h, window.density));
    const auto part = [](std::uint8_t value) { return static_cast<float>(value) / 255.0f; };
    glClearColor(part(ground.r), part(ground.g), part(ground.b), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void tell_imgui(const PointerEvent& event) {
    ImGuiIO& io = ImGui::GetIO();
    constexpr ImGuiMouseSource sources[] = {ImGuiMouseSource_Mouse, ImGuiMouseSource_Pen, ImGuiMouseSource_TouchScreen};
    io.AddMouseSourceEvent(sources[static_cast<std::size_t>(event.device)]);
    const int button = event.secondary ? 1 : 0;
    const bool gone = event.phase == Phase::leave || event.phase == Phase::cancel;
    if (!gone) io.AddMousePosEvent(event.at.x, event.at.y);
    if (event.phase == Phase::down) io.AddMouseButtonEvent(button, true);
    if (event.phase == Phase::up || event.phase == Phase::cancel) io.AddMouseButtonEvent(button, false);
    if (event.phase == Phase::wheel) io.AddMouseWheelEvent(-event.wheel.x / 100, -event.wheel.y / 100);
    const bool finger_left = event.device == Device::touch && event.phase == Phase::up;
    if (gone || finger_left) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

} // namespace wc::shell
