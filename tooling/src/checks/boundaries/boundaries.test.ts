import { mkdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { findWorkspaces } from "../../workspaces.ts";
import { boundaries } from "./boundaries.ts";

const manifest = (name: string, exports: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({ name: `@volado/${name}`, exports });

/** Links the planted packages by name, as an installation does. */
const install = (root: string): string => {
  mkdirSync(join(root, "node_modules/@volado"), { recursive: true });
  for (const { directory } of findWorkspaces(root))
    symlinkSync(directory, join(root, "node_modules/@volado", basename(directory)));
  return root;
};

/** A small valid repository, with the given files added or replaced. */
const repository = (files: Readonly<Record<string, string>>) =>
  install(
    plant({
      "node_modules/react/index.js": "",
      "node_modules/zod/mini.js": "",
      "packages/ui/src/fonts/display.woff2": "",
      "packages/ui/src/components/Tile/tile.css": "",
      "packages/ui/src/components/Tile/picture.ts": "export type Picture = string;",
      "packages/domain/package.json": manifest("domain", { ".": "./src/index.ts" }),
      "packages/domain/src/index.ts": `export * from "./games/game.ts"; import { z } from "zod/mini";`,
      "packages/domain/src/games/game.ts": "export type Game = { id: string };",
      "packages/config/package.json": manifest("config", { ".": "./src/index.ts" }),
      "packages/config/src/index.ts": `import type { Game } from "@volado/domain";`,
      "packages/i18n/package.json": manifest("i18n", { ".": "./src/index.ts" }),
      "packages/i18n/src/index.ts": `type Id = import("@volado/domain").Game["id"];
      export type { Game } from "@volado/domain";`,
      "packages/ui/package.json": manifest("ui", {
        ".": "./src/index.ts",
        "./fonts/*.woff2": "./src/fonts/*.woff2",
      }),
      "packages/ui/src/index.ts": `export { Tile } from "./components/Tile/Tile.tsx";`,
      "packages/ui/src/components/Row/Row.tsx": `import { Tile } from "../Tile/Tile.tsx";`,
      "packages/ui/src/components/Tile/TileFace.tsx": "export const TileFace = () => <b />;",
      "packages/ui/src/components/Tile/Tile.stories.tsx": `import { Tile } from "./Tile.tsx"; import "./tile.css";`,
      "packages/ui/src/components/Tile/Tile.tsx": "export const Tile = () => <i />;",
      "apps/mobile-web/package.json": manifest("mobile-web"),
      "apps/mobile-web/src/main.tsx": `import "./app/root.tsx"; import "@volado/ui/fonts/display.woff2";`,
      "apps/mobile-web/src/app/root.tsx": `const home = () => import("../screens/home/home.screen.tsx");`,
      "apps/mobile-web/src/screens/home/home.screen.tsx": `import "../../features/games/list.tsx";
      import "../../shared/session.ts";`,
      "apps/mobile-web/src/features/games/list.tsx": `import { Tile } from "@volado/ui"; import "./row.tsx";`,
      "apps/mobile-web/src/features/games/row.tsx": "",
      "apps/mobile-web/src/features/wallet/balance.tsx": "",
      "apps/mobile-web/src/shared/session.ts": "",
      "apps/mobile-web/src/shared/session.test.ts": `import "../../build/page.ts";`,
      "apps/mobile-web/build/page.ts": "",
      "apps/sandbox-gateway/package.json": manifest("sandbox-gateway", { ".": "./src/index.ts" }),
      "apps/sandbox-gateway/src/index.ts": "",
      "apps/mobile-web/e2e/journey.test.ts": `import "@volado/sandbox-gateway";`,
      ...files,
    }),
  );

const site = "apps/mobile-web/src";
const kit = "packages/ui/src/components";
const home = "../../screens/home/home.screen.tsx";
const ring = `import type { X } from "../index.ts"; export type Game = X;`;

/** Location of a violation, its content, and the expected message. */
const planted: readonly (readonly [file: string, source: string, complaint: RegExp])[] = [
  ["packages/domain/src/a.ts", `import "@volado/config";`, /index.ts: packages\/domain doesn't depend on it/],
  ["packages/domain/src/a.ts", `import type { A } from "@volado/ui";`, /domain doesn't depend on it/],
  ["packages/ui/src/a.ts", `export * from "@volado/domain";`, /packages\/ui doesn't depend on it/],
  ["packages/domain/src/a.ts", `type A = import("@volado/ui").A;`, /domain doesn't depend on it/],
  ["packages/domain/src/a.ts", `import { useState } from "react";`, /domain may use only zod/],
  // Values where only types are allowed.
  [
    "packages/config/src/a.ts",
    `import { game } from "@volado/domain";`,
    /config may import only types from it/,
  ],
  ["packages/i18n/src/a.ts", `import { type Game, game } from "@volado/domain";`, /only types/],
  ["packages/config/src/a.ts", `import "@volado/domain";`, /only types/],
  ["packages/config/src/a.ts", `export { game } from "@volado/domain";`, /only types/],
  ["packages/config/src/a.ts", `export * from "@volado/domain";`, /only types/],
  ["packages/i18n/src/a.ts", `const late = () => import("@volado/domain");`, /only types/],
  ["packages/i18n/src/a.test.ts", `import { game } from "@volado/domain";`, /only types/],
  // Imports that bypass a package's exports.
  [`${site}/app/a.ts`, `import "@volado/sandbox-gateway";`, /only tests/],
  [`${site}/app/a.ts`, `import "@volado/domain/src/games/game.ts";`, /exports are its whole surface/],
  [`${site}/app/a.ts`, `import "../../../../packages/domain/src/index.ts";`, /relative path leaves/],
  [`${site}/features/games/a.ts`, `import "../../../build/page.ts";`, /files outside src\//],
  // Paths in strings.
  [
    "packages/ui/.storybook/main.ts",
    `new URL("../../../apps/mobile-web/brands", here);`,
    /names a path in apps/,
  ],
  ["apps/sandbox-gateway/src/a.test.ts", "join(here, `../../mobile-web/brands`);", /names a path in apps/],
  // Layers of the site.
  [`${site}/shared/a.ts`, `import "../features/games/list.tsx";`, /shared may import only shared$/],
  [`${site}/features/games/a.ts`, `import type { A } from "${home}";`, /may import only features, shared$/],
  [`${site}/screens/home/a.ts`, `import "../../main.tsx";`, /may import only screens, features, shared$/],
  [`${site}/features/games/a.ts`, `import "../wallet/balance.tsx";`, /features don't import each other/],
  // Private files of the kit's components.
  [`${kit}/Grid/Grid.tsx`, `import { TileFace } from "../Tile/TileFace.tsx";`, /of its own name only/],
  [`${kit}/Grid/Grid.tsx`, `import type { Picture } from "../Tile/picture.ts";`, /of its own name only/],
  [
    `${kit}/Grid/Grid.stories.tsx`,
    `import { TileFace } from "../Tile/TileFace.tsx";`,
    /of its own name only/,
  ],
  ["packages/ui/src/a.ts", `export * from "./components/Tile/TileFace.tsx";`, /of its own name only/],
  ["packages/domain/src/games/game.ts", ring, /in a ring: packages\/domain\/src\/index.ts, packages/],
];

describe("import boundaries", () => {
  it("accepts a valid repository", async () => {
    expect(await boundaries(repository({}))).toEqual({ problems: [] });
  });

  it.each(planted)("refuses in %s: %s", async (file, source, complaint) => {
    const { problems } = await boundaries(repository({ [file]: source }));
    expect(problems).toEqual([expect.stringMatching(complaint)]);
  });

  it("rejects a workspace folder without a rule", async () => {
    const { problems } = await boundaries(repository({ "packages/wallet/package.json": manifest("wallet") }));
    expect(problems).toEqual([expect.stringMatching(/packages\/wallet has no line/)]);
  });

  it("rejects a folder of the site that is not a layer", async () => {
    const { problems } = await boundaries(repository({ "apps/mobile-web/src/helpers/a.ts": "" }));
    expect(problems).toEqual([expect.stringMatching(/src\/helpers is not one of the layers/)]);
  });
});
