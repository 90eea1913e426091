import type { BootState } from "./boot-state.ts";
import type { ShellKind } from "./boot-table.ts";

/**
 * Whether a list opens further down than its beginning: then neither its tools nor its first games are to be
 * seen.
 */
export const opensFurtherDown = (kind: ShellKind): boolean =>
  kind === "list" && /[?&]at=[1-9]/.test(location.search);

/**
 * Puts the page's own prerendered shell into the root, unless the server did, with its title, as the page looks where
 * it opens.
 */
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
  const tools = opensFurtherDown(page.kind) && root.querySelector<HTMLElement>(".app-list-tools");
  if (tools) tools.style.display = "none";
};
