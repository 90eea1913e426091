import type { Rolldown } from "vite";

/**
 * Screens whose code is kept from the beginning beside home's, which is in the entry: those that have something to show
 * without a network (docs/decisions/095).
 */
const precachedScreens: readonly string[] = [
  "system/closed",
  "games/game-list",
  "help/help",
  "member/records",
  "messages/inbox",
  "messages/notices",
  "promotions/promotion",
  "promotions/promotions",
].map((name) => `/src/screens/${name}.screen.tsx`);

const isScreen = /\/src\/screens\/.+\.screen\.tsx$/;

/**
 * Addresses of what the first screens need without a network: the entry, what it loads later, and that again,
 * with menus, panels and prompts; fonts and styles. The rest, the other screens and what only they load, is
 * kept when it is first used.
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
  // A set also hands out what is added on the way: what lazy code loads later still is kept too.
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
