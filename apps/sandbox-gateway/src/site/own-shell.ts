const templates = /<template data-kinds="([^"]*)">([\s\S]*?)<\/template>/g;
const rootShell = /(?<=<div id="root">)[\s\S]*?(?=<\/div><template data-kinds)/;

/**
 * The page with the shell of its own kind alone, in the root: all of it then comes in the first round trips of a slow
 * network. The boot code would choose among the built page's shells in the same way.
 */
export const withOwnShell = (page: string, kind: string): string => {
  const [, , own] =
    Array.from(page.matchAll(templates)).find(([, kinds]) => kinds?.split(" ").includes(kind)) ?? [];
  const root =
    own === undefined ? page : page.replace(rootShell, () => `<div data-prerendered="${kind}">${own}</div>`);
  return root.replaceAll(templates, "");
};
