import { expect, test } from "vitest";
import { checkTheme } from "./check-theme.ts";
import { defineTheme } from "./define-theme.ts";

const brand = (rules: string): string => `@layer vo.brand { ${rules} }`;

const green = `--vo-action: #4ade80; --vo-on-action: #06220f; --vo-action-press: #3bcf70;`;

test("accepts a brand without changes", () => {
  expect(checkTheme("")).toEqual([]);
  expect(checkTheme(brand(":root { --vo-button-radius: 4px; --vo-radius-m: 8px; }"))).toEqual([]);
});

test("the kit's component colours have enough contrast in both themes", () => {
  expect(checkTheme(brand(".vo-button { --vo-button-ground: var(--vo-info); }"))).toEqual([]);
});

test("requires all roles of a family", () => {
  const css = brand(`[data-theme="dark"] { ${green} }`);
  expect(checkTheme(css)).toEqual(["dark: --vo-action-text is missing beside --vo-action"]);
});

test("checks a colour for both themes in both", () => {
  const css = brand(`:root { ${green} --vo-action-text: #4ade80; }`);
  const problems = checkTheme(css);
  expect(problems[0]).toMatch(/^light: --vo-action-text on --vo-ground reaches 1\.\d\d : 1 of 4\.5 : 1$/);
  expect(problems.filter((problem) => !problem.startsWith("light: "))).toEqual([]);
});

test.each([
  ["a variable the kit doesn't have", ":root { --vo-acton: red; }", "--vo-acton is no variable of the kit"],
  [
    "one it doesn't have where it is read",
    ":root { --vo-touch: var(--vo-reach); }",
    "--vo-reach is no variable of the kit",
  ],
  ["a class it doesn't have", ".vo-buton { color: red }", ".vo-buton is no class of the kit"],
  [
    "a state that no part is ever in",
    ".vo-badge[data-tone=loud] { opacity: 1 }",
    ".vo-badge is never in the state [data-tone=loud]",
  ],
  [
    "a state it doesn't have",
    ".vo-badge[data-big] { opacity: 1 }",
    ".vo-badge is never in the state [data-big]",
  ],
  [
    "a role for one part only",
    ".vo-header { --vo-text: #fff; }",
    "--vo-text is assigned in .vo-header, where its contrast isn't checked; assign it at the root",
  ],
  [
    "a role under a condition",
    "@media (min-width: 400px) { :root { --vo-text: #fff; } }",
    "--vo-text is assigned in @media (min-width: 400px) :root, where its contrast isn't checked; assign it at the root",
  ],
])("names %s", (_what, rules, problem) => {
  expect(checkTheme(brand(rules))).toEqual([problem]);
});

test("accepts the kit's states", () => {
  expect(checkTheme(brand('.vo-badge[data-tone="hot"][data-dot] { opacity: 1; }'))).toEqual([]);
});

test("requires a color-scheme that fits the background", () => {
  const day =
    ":root { color-scheme: light; --vo-ground: #fff; --vo-surface: #fff; --vo-surface-raised: #fff; ";
  const schemes = (rules: string) => checkTheme(brand(rules)).filter((problem) => problem.includes("scheme"));
  expect(schemes(`${day} --vo-text: #000; }`)).toEqual([]);
  expect(schemes(`${day.replace("color-scheme: light;", "")} --vo-text: #000; }`)).toEqual([
    "dark: color-scheme is dark, and the ground is light",
  ]);
});

test("requires 3:1 for shapes", () => {
  expect(checkTheme(brand("[data-theme=dark] { --vo-progress-bar: oklch(0.4 0 0); }"))).toEqual([
    expect.stringMatching(/^dark: --vo-progress-bar on --vo-progress-track reaches \d\.\d\d : 1 of 3 : 1$/),
  ]);
});

test("reports rules outside the layer", () => {
  expect(checkTheme(":root { --vo-touch: 48px; }")).toEqual([":root is outside @layer vo.brand"]);
});

test("checks a component's background with the text on it", () => {
  const css = brand("[data-theme=dark] { --vo-button-ground: #333; }");
  expect(checkTheme(css)).toEqual([
    expect.stringContaining("dark: --vo-button-text on --vo-button-ground reaches "),
  ]);
});

test("resolves references, and reports colours that it can't check", () => {
  const followed = brand(":root { --vo-button-ground: var(--vo-action-press); }");
  expect(checkTheme(followed)).toEqual([]);
  const unread = checkTheme(
    brand('[data-theme="light"] { --vo-header-ground: color-mix(in oklab, red, blue); }'),
  );
  expect(unread).toEqual([
    'light: --vo-header-ground: "color-mix(in oklab, red, blue)" can\'t be checked; write an opaque oklch(), rgb() or #rrggbb',
  ]);
});

test("a typed theme is written as a valid style sheet or rejected", () => {
  const css = defineTheme({
    dark: { action: "#4ade80", "on-action": "#06220f", "action-press": "#3bcf70", "action-text": "#4ade80" },
    scales: { "radius-m": "4px", touch: "48px" },
    components: { "button-radius": "var(--vo-radius-s)" },
  });
  expect(checkTheme(css)).toEqual([]);
  expect(css).toContain(':root[data-theme="dark"] {\n    --vo-action: #4ade80;');
  expect(() => defineTheme({ light: { hot: "#777" } })).toThrow(
    "light: --vo-on-hot is missing beside --vo-hot",
  );
});
