import type { Rolldown } from "vite";

/**
 * Screens that are precached besides home, which is in the entry: those with content to show offline
 * (docs/decisions/095).
 */
const precachedScreens: readonly string[] = [
  "system/closed",
  "games/game-list",
  "help/help",
  "member/transactions",
  "messages/inbox",
  "messages/notices",
  "promotions/promotion",
  "promotions/promotions",
].map((name) => `/src/screens/${name}.screen.tsx`);

const isScreen = /\/src\/screens\/.+\.screen\.tsx$/;

/**
 * Addresses of the files that the first screens need offline: the entry and its lazy code, recursively, with menus,
 * panels and prompts; fonts and styles. Other screens and their own files are cached on first use.
 */
export const filesOfFirstScreens = (bundle: Rolldown.OutputBundle): readonly string[] => {
  const files = Object.values(bundle);
  const chunk = new Map(
    files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const found = new Set<string>();
  const collect = (name: string): void => {
    const own = chunk.get(name);
    if (!own || found.has(name)) return;
    found.add(name);
    for (const css of own.viteMetadata?.importedCss ?? []) found.add(css);
    for (const imported of own.imports) collect(imported);
  };
  const entry = [...chunk.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry.");
  collect(entry.fileName);
  // Iterating a set also visits entries added meanwhile, so nested lazy code is included.
  for (const name of found) {
    for (const later of chunk.get(name)?.dynamicImports ?? []) {
      const module = chunk.get(later)?.facadeModuleId ?? "";
      if (!isScreen.test(module) || precachedScreens.some((screen) => module.endsWith(screen)))
        collect(later);
    }
  }
  for (const { type, fileName } of files)
    if (type === "asset" && fileName.endsWith(".woff2")) found.add(fileName);
  return [...found].map((name) => `/${name}`).toSorted();
};
