import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { filesOfFirstScreens } from "./precached-files.ts";

interface Chunk {
  readonly module?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
}

/** The part of a bundle that is read; a whole one has dozens of fields. */
const bundleOf = (
  chunks: Readonly<Record<string, Chunk>>,
  assets: readonly string[],
): Rolldown.OutputBundle =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries([
        ...Object.entries(chunks).map(([fileName, { module = "", isEntry = false, imports, later }]) => [
          fileName,
          {
            type: "chunk",
            fileName,
            facadeModuleId: module,
            isEntry,
            imports: imports ?? [],
            dynamicImports: later ?? [],
          },
        ]),
        ...assets.map((fileName) => [fileName, { type: "asset", fileName }]),
      ]),
    ),
  );

it("include the entry, its lazy code recursively except other screens, and fonts", () => {
  const bundle = bundleOf(
    {
      "main.js": {
        isEntry: true,
        imports: ["vendor.js"],
        later: ["around.js", "app.js", "list.js", "closed.js"],
      },
      "vendor.js": { later: ["texts.js"] },
      "texts.js": { module: "/packages/i18n/src/locales/es/around.ts" },
      "around.js": {
        module: "/apps/mobile-web/src/app/shell/overlays/deferred-shell.tsx",
        imports: ["button.js"],
        later: ["popup.js", "app.js"],
      },
      "button.js": { imports: ["vendor.js"] },
      "popup.js": {
        module: "/apps/mobile-web/src/features/app-install/popup.tsx",
        later: ["around.js", "offer.js"],
      },
      "offer.js": { module: "/apps/mobile-web/src/features/app-install/offer.tsx" },
      "app.js": { module: "/apps/mobile-web/src/screens/app/app.screen.tsx", imports: ["html.js"] },
      "html.js": { later: ["terms.js"] },
      "terms.js": { module: "/apps/mobile-web/src/features/app-install/terms.tsx" },
      "list.js": { module: "/apps/mobile-web/src/screens/games/game-list.screen.tsx" },
      "closed.js": { module: "/apps/mobile-web/src/screens/system/closed.screen.tsx", later: ["app.js"] },
    },
    ["display.woff2", "icon.png"],
  );
  expect(filesOfFirstScreens(bundle)).toEqual([
    "/around.js",
    "/button.js",
    "/closed.js",
    "/display.woff2",
    "/list.js",
    "/main.js",
    "/offer.js",
    "/popup.js",
    "/texts.js",
    "/vendor.js",
  ]);
});
