import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuildParts, sharedFilesOf } from "./shared-files.ts";

const sources = {
  "index.html": '<script type="module" src="./main.js"></script>',
  "main.js":
    'import "./first.js"; import("./login.js"); import("./list.js"); import("./help.js"); import("./chat.js");',
  "first.js": "globalThis.first = 1;",
  "login.js": 'import "./first.js"; import "./field.js"; import "./dialog.js"; globalThis.login = 1;',
  "list.js": 'import "./dialog.js"; globalThis.list = 1;',
  "chat.js": 'import "./focus.js"; globalThis.chat = 1;',
  "help.js": "globalThis.help = 1;",
  "field.js": "globalThis.field = 1;",
  "dialog.js": 'import "./focus.js"; globalThis.dialog = 1;',
  "focus.js": "globalThis.focus = 1;",
};

const nameOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.js$/, "").replace(/-.*$/, "");

describe("the files of a build", () => {
  let folder = "";
  let parts: BuildParts = { files: [], sizes: new Map(), own: new Map() };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "volado-shared-"));
    for (const [path, text] of Object.entries(sources)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: "silent",
      build: { write: false, modulePreload: false },
    });
    if ("output" in built) parts = sharedFilesOf(built.output);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("are shared when several lazy parts ask for them, the first load's left out", () => {
    const shared = parts.files.map(({ modules, users }) => [
      modules.map(nameOf),
      [...users].map(nameOf).sort(),
    ]);
    expect(shared.toSorted()).toEqual([
      [["dialog"], ["list", "login"]],
      [["focus"], ["chat", "list", "login"]],
    ]);
    for (const { size } of parts.files) expect(size).toBeGreaterThan(10);
  });

  it("leave each lazy part what it alone asks for", () => {
    const own = [...parts.own.values()].map((modules) => modules.map(nameOf));
    expect(own.toSorted()).toEqual([
      ["chat", "chat"],
      ["help", "help"],
      ["list", "list"],
      ["login", "field", "login"],
    ]);
  });

  it("bring along what they import", () => {
    const needs = parts.files.map((file) => [file.modules.map(nameOf), [...file.needs].map(nameOf)]);
    expect(needs.toSorted()).toEqual([
      [["dialog"], ["focus"]],
      [["focus"], []],
    ]);
  });

  it("make up what each lazy part loads", () => {
    const size = (name: string) => [...parts.sizes].find(([path]) => nameOf(path) === name)?.[1] ?? 0;
    expect([...parts.sizes.keys()].map(nameOf).sort()).toEqual(["chat", "help", "list", "login"]);
    expect(size("login")).toBeGreaterThan(size("list"));
    expect(size("list")).toBeGreaterThan(size("help"));
  });
});
