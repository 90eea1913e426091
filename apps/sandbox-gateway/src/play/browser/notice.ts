import { byRole, text } from "./page.ts";
import type { TextKey } from "./texts.ts";

/** Something the player must know, and what they can do about it. */
export interface Notice {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly action: TextKey;
}

/** Shows a notice over the game; resolves when its button is tapped (or it is dismissed). */
export const notify = (notice: Notice): Promise<void> => {
  const dialog = byRole("notice", HTMLDialogElement);
  const [title, sentence, actions] = dialog.children;
  if (title) title.textContent = text(notice.title);
  if (sentence) sentence.textContent = text(notice.text);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "go";
  button.textContent = text(notice.action);
  button.addEventListener("click", () => dialog.close());
  actions?.replaceChildren(button);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(), { once: true });
    dialog.showModal();
  });
};
