import { describe, expect, it } from "vitest";
import { checkout } from "../../testing/checkout.ts";
import { colours } from "./index.ts";

const file = "packages/ui/src/components/Tile/tile.css";

describe("colour literals", () => {
  it.each([
    ["a role", ".vo-tile { color: var(--vo-text); }"],
    ["a mix of roles", ".vo-tile { color: color-mix(in oklab, var(--vo-text) 40%, transparent); }"],
    ["an id selector that isn't a colour", "#top { color: currentColor; }"],
    ["a character reference of HTML", 'const html = "&#120;&#115;";'],
    ["a comment", "/* was #fff, and color: red; */"],
    ["a picture drawn in code", '.a { background: url("data:<svg fill="#fff"></svg>"); }'],
    ["a question about the browser", 'CSS.supports("color","oklch(0 0 0)")'],
    ["a function with a colour's name", ".a { rotate: calc(tan(45deg) * 1deg); }"],
    ["a variable with a colour's name", ".a { color: var(--app-gold-leaf); }"],
    ["a layer or class with a colour's name", ".vo-gold-tile { transition: opacity; }"],
  ])("passes %s", async (_name, css) => {
    expect(await colours(checkout({ [file]: css }))).toEqual({ problems: [] });
  });

  it.each([
    ["short hex", ".a {\n color: #fff; }", "#fff"],
    ["long hex", ".a {\n color: #12ab34; }", "#12ab34"],
    ["a function", ".a {\n color: rgb(1 2 3); }", "rgb(1"],
    ["a name", ".a {\n border: 1px solid white; }", "white"],
    ["a rare name", ".a {\n color: papayawhip }", "papayawhip"],
  ])("reports %s with its line", async (_name, css, literal) => {
    const { problems } = await colours(checkout({ [file]: css }));
    expect(problems).toEqual([`${file}:2: a colour (${literal}) outside the tokens; use a role`]);
  });

  it("reports an inline style in a component", async () => {
    const tsx = `export const A = () => <i style={{ color: "#ffd400" }} />;`;
    const { problems } = await colours(checkout({ "apps/mobile-web/src/shared/a.tsx": tsx }));
    expect(problems).toHaveLength(1);
  });

  it.each([
    ["an attribute of a picture", '<path fill="tomato" />', "tomato"],
    ["a style", 'const style = { color: "rebeccapurple" };', "rebeccapurple"],
    ["a border", 'const style = { borderTop: "1px solid white" };', "white"],
  ])("reports %s by its name in code", async (_name, line, literal) => {
    const code = "apps/mobile-web/src/shared/a.tsx";
    const { problems } = await colours(checkout({ [code]: `export const a = 1;\n${line}` }));
    expect(problems).toEqual([`${code}:2: a colour (${literal}) outside the tokens; use a role`]);
  });

  it.each([
    "packages/ui/src/tokens/dark.css",
    "packages/config/brands/demo/theme.css",
    "packages/a/src/testing/samples/site.ts",
    "packages/a/src/testing/samples/inputs/site.ts",
    "apps/a/b.svg",
  ])("leaves %s alone", async (home) => {
    expect(await colours(checkout({ [home]: "a { color: #fff; }" }))).toEqual({ problems: [] });
  });
});
