import type { BootState } from "./boot-state.ts";

/** Puts the page's prerendered shell and title into the root, unless the server did. */
export const showShell = (root: Element, { page, language }: Pick<BootState, "page" | "language">): void => {
  if (!page) return;
  const template = document.querySelector(`template[data-kinds~=${page.kind}]`);
  if (template instanceof HTMLTemplateElement) {
    const shell = document.createElement("div");
    shell.setAttribute("data-prerendered", page.kind);
    shell.append(template.content.cloneNode(true));
    root.replaceChildren(shell);
  }
  const title = root.querySelector(".vo-header__title");
  if (title) title.textContent = page.titles[language] ?? "";
};
