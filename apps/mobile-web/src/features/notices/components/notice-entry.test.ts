// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { plainText } from "./notice-entry.tsx";

describe("the words of a notice", () => {
  it.each([
    ["words without markup", "Hola", "Hola"],
    ["nothing", "", ""],
    ["markup within a line", "Hoy <b>doble</b> <a href='/m'>premio</a>.", "Hoy doble premio."],
    ["a paragraph apart from the next", "<p>Uno</p><p>Dos</p>", "Uno\nDos"],
    ["a line break", "Uno<br>Dos", "Uno\nDos"],
    [
      "a heading and its list",
      "<h2>Horario</h2><ul><li>Lunes</li><li>Martes</li></ul>",
      "Horario\nLunes\nMartes",
    ],
    ["one empty line at most", "<div><p>Uno</p></div>\n\n<br><br><p>Dos</p>", "Uno\n\nDos"],
    ["entities as their signs", "5 &lt; 7 &amp; 7 &gt; 5&nbsp;&eacute;", "5 < 7 & 7 > 5\u00a0é"],
    [
      "what only looks like markup, once escaped, as words",
      "&lt;script&gt;alert(1)&lt;/script&gt;",
      "<script>alert(1)</script>",
    ],
    ["broken markup, as well as it can be read", "<p>Uno<div>Dos</p", "Uno\nDos"],
  ])("are %s", (_what, html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it.each([
    ["a script", "<p>Hola</p><script>window.reached()</script>"],
    ["a style", "<p>Hola</p><style>p { color: red }</style>"],
    ["a frame", "<p>Hola</p><iframe src='/x'>otro</iframe>"],
    ["a style before it", "<style>body { display: none }</style><p>Hola</p>"],
    ["a template", "<p>Hola</p><template><p>oculto</p></template>"],
    ["a title", "<title>Otra</title><p>Hola</p>"],
    ["a comment", "<p>Hola<!-- nota --></p>"],
  ])("don't hold the inside of %s", (_what, html) => {
    expect(plainText(html)).toBe("Hola");
  });

  it("are read without running or loading anything, and leave the page alone", async () => {
    const [reached, ran] = [vi.fn(), vi.fn()];
    vi.stubGlobal("reached", reached);
    vi.stubGlobal("ran", ran);
    const active = (script: string) =>
      `<img src=x onerror='${script}'><svg onload='${script}'></svg><iframe onload='${script}' srcdoc='<script>parent.${script}</script>'></iframe>`;
    const before = document.documentElement.outerHTML;
    plainText(active("reached()"));
    expect(document.documentElement.outerHTML).toBe(before);
    // The same on the page does run, later than what was there before it.
    document.body.innerHTML = active("ran()");
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(reached).not.toHaveBeenCalled();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
});
