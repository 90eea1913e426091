import { mkdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { findWorkspaces } from "../../workspaces.ts";
import { boundaries } from "./boundaries.ts";

const manifest = (name: string, exports: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({ name: `@volado/${name}`, exports });

/** Lets imports find the planted packages by their names, as an installation does. */
const install = (root: string): string => {
  mkdirSync(join(root, "node_modules/@volado"), { recursive: true });
  for (const { directory } of findWorkspaces(root))
    symlinkSync(directory, join(root, "node_modules/@volado", basename(directory)));
  return root;
};

/** A small tree of the house that keeps every rule, with the given files on top of it. */
const house = (files: Readonly<Record<string, string>>) =>
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
      "packages/ui/src/index.ts": `export { Tile } from "./components/Tile/index.ts";`,
      "packages/ui/src/components/Row/Row.tsx": `import { Tile } from "../Tile/index.ts";`,
      "packages/ui/src/components/Tile/index.ts": `export { Tile } from "./Tile.tsx";`,
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

const planted: readonly (readonly [name: string, file: string, source: string, complaint: RegExp])[] = [
  [
    "a package that stands higher",
    "packages/domain/src/a.ts",
    `import "@volado/config";`,
    /packages\/config\/src\/index.ts: packages\/domain doesn't stand on it/,
  ],
  [
    "what stands beside the sources",
    "apps/mobile-web/src/features/games/a.ts",
    `import "../../../build/page.ts";`,
    /may not import what stands beside src\//,
  ],
  [
    "a type of a package that stands higher",
    "packages/domain/src/a.ts",
    `import type { A } from "@volado/ui";`,
    /packages\/ui\/src\/index.ts: packages\/domain doesn't stand on it/,
  ],
  [
    "a re-export of a higher package",
    "packages/ui/src/a.ts",
    `export * from "@volado/domain";`,
    /doesn't stand on/,
  ],
  [
    "an inline type import of a higher package",
    "packages/domain/src/a.ts",
    `type A = import("@volado/ui").A;`,
    /doesn't stand on/,
  ],
  [
    "a value where only types are allowed",
    "packages/config/src/a.ts",
    `import { game } from "@volado/domain";`,
    /domain\/src\/index.ts: packages\/config may import only types from it/,
  ],
  [
    "a value among types where only types are allowed",
    "packages/i18n/src/a.ts",
    `import { type Game, game } from "@volado/domain";`,
    /only types/,
  ],
  [
    "a module for its effects where only types are allowed",
    "packages/config/src/a.ts",
    `import "@volado/domain";`,
    /only types/,
  ],
  [
    "a re-exported value where only types are allowed",
    "packages/config/src/a.ts",
    `export { game } from "@volado/domain";`,
    /only types/,
  ],
  [
    "everything re-exported where only types are allowed",
    "packages/config/src/a.ts",
    `export * from "@volado/domain";`,
    /only types/,
  ],
  [
    "a late import where only types are allowed",
    "packages/i18n/src/a.ts",
    `const late = () => import("@volado/domain");`,
    /only types/,
  ],
  [
    "a value in a test, where only types are allowed",
    "packages/i18n/src/a.test.ts",
    `import { game } from "@volado/domain";`,
    /only types/,
  ],
  [
    "the gateway from the shipped site",
    "apps/mobile-web/src/app/a.ts",
    `import "@volado/sandbox-gateway";`,
    /only tests/,
  ],
  [
    "a path past the exports",
    "apps/mobile-web/src/app/a.ts",
    `import "@volado/domain/src/games/game.ts";`,
    /exports are its whole surface/,
  ],
  [
    "a relative path into another package",
    "apps/mobile-web/src/app/a.ts",
    `import "../../../../packages/domain/src/index.ts";`,
    /relative path leaves/,
  ],
  [
    "a path into a workspace that stands higher",
    "packages/ui/.storybook/main.ts",
    `const brands = new URL("../../../apps/mobile-web/brands", import.meta.url);`,
    /main.ts names a path in apps\/mobile-web, which packages\/ui doesn't stand on/,
  ],
  [
    "a path into a neighbour, in a template",
    "apps/sandbox-gateway/src/a.test.ts",
    "const folder = join(import.meta.dirname, `../../mobile-web/brands`);",
    /names a path in apps\/mobile-web/,
  ],
  [
    "a library the domain may not know",
    "packages/domain/src/a.ts",
    `import { useState } from "react";`,
    /may use only zod/,
  ],
  [
    "a layer above",
    "apps/mobile-web/src/shared/a.ts",
    `import "../features/games/list.tsx";`,
    /shared may import only shared$/,
  ],
  [
    "a screen from a feature",
    "apps/mobile-web/src/features/games/a.ts",
    `import type { A } from "../../screens/home/home.screen.tsx";`,
    /features may import only features, shared$/,
  ],
  [
    "the entry from a layer",
    "apps/mobile-web/src/screens/home/a.ts",
    `import "../../main.tsx";`,
    /screens may import only screens, features, shared$/,
  ],
  [
    "a feature from a feature",
    "apps/mobile-web/src/features/games/a.ts",
    `import type { B } from "../wallet/balance.tsx";`,
    /games\/a.ts imports .*wallet\/balance.tsx: features don't import each other/,
  ],
  [
    "the main file of another kit component",
    "packages/ui/src/components/Grid/Grid.tsx",
    `import { Tile } from "../Tile/Tile.tsx";`,
    /Tile.tsx: a component is imported from outside through its index.ts only/,
  ],
  [
    "a type of an inner file of another kit component",
    "packages/ui/src/components/Grid/Grid.tsx",
    `import type { Picture } from "../Tile/picture.ts";`,
    /through its index.ts only/,
  ],
  [
    "an inner file of another kit component in a story",
    "packages/ui/src/components/Grid/Grid.stories.tsx",
    `import { Tile } from "../Tile/Tile.tsx";`,
    /through its index.ts only/,
  ],
  [
    "an inner file of a kit component in the kit's main file",
    "packages/ui/src/a.ts",
    `export { Tile } from "./components/Tile/Tile.tsx";`,
    /through its index.ts only/,
  ],
  [
    "a ring of type imports",
    "packages/domain/src/games/game.ts",
    `import type { X } from "../index.ts"; export type Game = X;`,
    /in a ring: packages\/domain\/src\/index.ts, packages\/domain\/src\/games\/game.ts/,
  ],
];

describe("import boundaries", () => {
  it("passes a house that keeps the rules", async () => {
    expect(await boundaries(house({}))).toEqual({ problems: [] });
  });

  it.each(planted)("refuses %s", async (_name, file, source, complaint) => {
    const { problems } = await boundaries(house({ [file]: source }));
    expect(problems).toEqual([expect.stringMatching(complaint)]);
  });

  it("refuses a workspace folder that nobody has placed", async () => {
    const { problems } = await boundaries(house({ "packages/wallet/package.json": manifest("wallet") }));
    expect(problems).toEqual([expect.stringMatching(/packages\/wallet has no line/)]);
  });

  it("refuses a folder of the site that is no layer", async () => {
    const { problems } = await boundaries(house({ "apps/mobile-web/src/helpers/a.ts": "" }));
    expect(problems).toEqual([expect.stringMatching(/src\/helpers is none of the layers/)]);
  });
});
