import { type PlayLanguage, playLanguage, type TextKey, textOf } from "./texts.ts";

/** The page's language, as the server rendered it. */
const language: PlayLanguage = playLanguage(document.documentElement.lang);

/** A text of the demo games in the page's language. */
export const text = (key: TextKey, values?: Readonly<Record<string, string>>): string =>
  textOf(language, key, values);

/** The element with that `data-role`; the page is broken without it, so its absence is an error. */
export const byRole = <T extends Element>(role: string, kind: abstract new (...parts: never[]) => T): T => {
  const found = document.querySelector(`[data-role="${role}"]`);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} with data-role="${role}".`);
};

/** True when the player asked their device for less movement. */
export const stillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Waits so many ms. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The address's query, read once. */
export const query = new URLSearchParams(location.search);
