import type { Args } from "@storybook/react-vite";
import { isValidElement } from "react";

const isTexts = (value: unknown): value is Args =>
  typeof value === "object" && value !== null && !isValidElement(value);

/** Doubles every text in a value. Strings that are equal in both languages, such as ids and URLs, are left alone. */
function doubled(value: unknown, translation: unknown): unknown {
  if (typeof value === "string") return value === translation ? value : `${value} ${value}`;
  if (!isTexts(value) || !isTexts(translation)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, doubled(part, translation[key])] as const);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

interface StoryTexts {
  args: Args;
  parameters: { english: Args };
}

/** A story with all texts of the meta, in both languages, twice as long. Texts in elements stay as they are. */
export function longTexts({ args, parameters: { english } }: StoryTexts): StoryTexts {
  const names = Object.keys(english).filter((name) => typeof args[name] === "string" || isTexts(args[name]));
  const grown = (texts: Args, translations: Args): Args =>
    Object.fromEntries(names.map((name) => [name, doubled(texts[name], translations[name])]));
  return { args: grown(args, english), parameters: { english: grown(english, args) } };
}
