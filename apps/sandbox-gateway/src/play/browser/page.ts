import { playLanguage, type TextKey, textOf } from "./texts.ts";

const language = playLanguage(document.documentElement.lang);

/** A text of the demo games in the page's language, as the server rendered it. */
export const text = (key: TextKey, values?: Readonly<Record<string, string>>): string =>
  textOf(language, key, values);

/** The element with that `data-role`; the page is broken without it, so its absence is an error. */
export const byRole = <T extends Element>(role: string, kind: abstract new (...parts: never[]) => T): T => {
  const found = document.querySelector(`[data-role="${role}"]`);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} with data-role="${role}".`);
};

/** Waits so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** An element with a class and content. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
};

/** A button and what it does. */
export const makeButton = (
  className: string,
  onClick: () => void,
  ...content: readonly (string | Node)[]
) => {
  const button = make("button", className, ...content);
  button.type = "button";
  button.addEventListener("click", onClick);
  return button;
};

/**
 * Shows a notice over the game, with a title, a text, its action and maybe a second button.
 * @returns whether the action was tapped, once the notice is closed in any way
 */
export const notify = (
  title: TextKey,
  sentence: TextKey,
  action: TextKey,
  otherwise?: TextKey,
): Promise<boolean> => {
  const dialog = byRole("notice", HTMLDialogElement);
  dialog.returnValue = "";
  const heading = make("h2", "", text(title));
  heading.id = "notice-title";
  dialog.replaceChildren(
    heading,
    make("p", "", text(sentence)),
    makeButton("go", () => dialog.close(action), text(action)),
    ...(otherwise ? [makeButton("", () => dialog.close(), text(otherwise))] : []),
  );
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === action), { once: true });
    if (!dialog.open) dialog.showModal();
  });
};
