import type { Page } from "playwright-core";

/** A walk through a site; gives what was found to be wrong. */
export type Tour = (page: Page, origin: string) => Promise<readonly string[]>;

/** A list that fills with what the page throws and what its console calls an error. */
export const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(`the page threw: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`the console says: ${message.text()}`);
  });
  return problems;
};
