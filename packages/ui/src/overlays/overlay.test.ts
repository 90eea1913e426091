import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const sheet = read("./overlay.css");
const tokens = read("../tokens/tokens.css");

/** Animated properties of overlays and their backdrops. */
const moving = /transition:\s*([^;]+);/.exec(sheet)?.[1]?.split(/,\s+/) ?? [];

test.each([
  ["opacity", "fade", "200ms"],
  ["transform", "zoom", "300ms"],
  ["display", "zoom", "300ms"],
])("a popup's %s takes the time of %s, %s (Spec §9)", (property, time, length) => {
  expect(moving.find((part) => part.startsWith(property))).toContain(`var(--vo-time-${time})`);
  expect(tokens).toContain(`--vo-time-${time}: ${length};`);
});
