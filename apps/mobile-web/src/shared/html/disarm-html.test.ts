// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { cleanHtml, type HtmlSetting } from "./clean-html.ts";
import { disarmHtml, restoreNames } from "./disarm-html.ts";
import { publicVectors, xssVectors } from "./testing/xss-vectors.ts";

/** All elements as a browser parses them, including those in templates. */
const elementsOf = (html: string): readonly Element[] => {
  const inside = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) =>
      element instanceof HTMLTemplateElement ? [element, ...inside(element.content)] : [element],
    );
  // Created in this window, so that `instanceof` works.
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return inside(body);
};

/** Markup that a browser would report under the Content Security Policy. */
const reported = (html: string): readonly string[] =>
  elementsOf(html).flatMap(({ localName, attributes }) => [
    ...(localName === "style" || localName === "base" ? [localName] : []),
    ...[...attributes].map(({ name }) => name).filter((name) => /^(on[a-z]+|style)$/.test(name)),
  ]);

const setting: HtmlSetting = { headingLevel: 2, ownLinks: "here", tableLabel: "", newTabNote: "" };

describe("disarmed HTML", () => {
  it.each([...xssVectors, ...publicVectors])("has nothing to report: %j", (vector) => {
    expect(reported(disarmHtml(vector))).toEqual([]);
  });

  it.each([
    "<p onclick>",
    "<p onclick style>",
    "<p onclick/>",
    "<p style/onclick='x'>",
    "<p title='x'onclick=x>",
    "<p ONCLICK =x>",
    "<p\fonclick\f=x>",
    '<img src onerror /" \'"= alt=x>',
    "<!-- <p title=' --><img onerror src=x>'>",
    "<p ontouchstart=x onmadeup=x>",
    "<base href=/x><style>p{}</style>",
  ])("has none even of %j", (html) => {
    expect(reported(html)).not.toEqual([]);
    expect(reported(disarmHtml(html))).toEqual([]);
  });

  it.each([
    "La onda = 5, once=11, y onclick es una palabra",
    "style=color:red and onclick=x() 'onload' \"style\" /on",
    "On Style ON STYLE",
  ])("keeps its text: %s", (text) => {
    expect(restoreNames(disarmHtml(text))).toBe(text);
    const [paragraph] = cleanHtml(
      `<p title="${text.replaceAll('"', "&quot;")}">${text}</p>`,
      setting,
    ).children;
    expect(paragraph?.textContent).toBe(text);
    expect(paragraph?.getAttribute("title")).toBe(text);
  });

  it("keeps the link's address", () => {
    const [link] = cleanHtml('<a href="/m/help/one?style=on">a</a>', setting).children;
    expect(link?.getAttribute("href")).toBe(`${window.location.origin}/m/help/one?style=on`);
  });
});
