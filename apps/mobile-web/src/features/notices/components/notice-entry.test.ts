// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { plainText } from "./notice-list.tsx";

it.each([
  ["text without markup", "Hola", "Hola"],
  ["nothing", "", ""],
  ["inline markup", "Hoy <b>doble</b> <a href='/m'>premio</a>.", "Hoy doble premio."],
  ["paragraphs on separate lines", "<p>Uno</p><p>Dos</p>", "Uno\nDos"],
  ["a line break", "Uno<br>Dos", "Uno\nDos"],
  [
    "a heading and its list",
    "<h2>Horario</h2><ul><li>Lunes</li><li>Martes</li></ul>",
    "Horario\nLunes\nMartes",
  ],
  ["at most one empty line", "<div><p>Uno</p></div>\n\n<br><br><p>Dos</p>", "Uno\n\nDos"],
  ["decoded entities", "5 &lt; 7 &amp; 7 &gt; 5&nbsp;&eacute;", "5 < 7 & 7 > 5\u00a0é"],
  ["escaped markup as text", "&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
  ["the text of broken markup", "<p>Uno<div>Dos</p", "Uno\nDos"],
])("is %s", (_what, html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ["a script", "<p>Hola</p><script>window.reached()</script>"],
  ["a style", "<p>Hola</p><style>p { color: red }</style>"],
  ["a frame", "<p>Hola</p><iframe src='/x'>otro</iframe>"],
  ["a style before it", "<style>body { display: none }</style><p>Hola</p>"],
  ["a template", "<p>Hola</p><template><p>oculto</p></template>"],
  ["a title", "<title>Otra</title><p>Hola</p>"],
  ["a comment", "<p>Hola<!-- nota --></p>"],
])("omits the content of %s", (_what, html) => {
  expect(plainText(html)).toBe("Hola");
});

it("is parsed without running or loading anything or changing the page", async () => {
  const [reached, ran] = [vi.fn(), vi.fn()];
  vi.stubGlobal("reached", reached);
  vi.stubGlobal("ran", ran);
  const active = (script: string) =>
    `<img src=x onerror='${script}'><svg onload='${script}'></svg><iframe onload='${script}' srcdoc='<script>parent.${script}</script>'></iframe>`;
  const before = document.documentElement.outerHTML;
  plainText(active("reached()"));
  expect(document.documentElement.outerHTML).toBe(before);
  // The same markup in the page does run, and later than anything started before it.
  document.body.innerHTML = active("ran()");
  await vi.waitFor(() => expect(ran).toHaveBeenCalled());
  expect(reached).not.toHaveBeenCalled();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
