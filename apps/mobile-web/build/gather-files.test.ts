import { describe, expect, it } from "vitest";
import { gatherFiles, type SharedFile } from "./gather-files.ts";

const file = (module: string, size: number, ...users: string[]): SharedFile => ({
  modules: [module],
  size,
  users: new Set(users),
  needs: new Set(),
});

const needing = (one: SharedFile, ...modules: string[]): SharedFile => ({ ...one, needs: new Set(modules) });

/** The modules of each file that is left. */
const gathered = (files: readonly SharedFile[], sizes: Record<string, number> = {}) =>
  gatherFiles(files, new Map(Object.entries(sizes))).map(({ modules }) => modules.toSorted());

describe("what lazy parts share", () => {
  it("is one file when the same parts ask for it", () => {
    expect(gathered([file("a", 40_000, "login", "register"), file("b", 500, "login", "register")])).toEqual([
      ["a", "b"],
    ]);
  });

  it("stays in two when no part asks for both", () => {
    expect(gathered([file("a", 10, "login"), file("b", 10, "list")])).toEqual([["a"], ["b"]]);
  });

  it.each([
    ["small enough to go along", 500, [["a", "b"]]],
    ["larger than a request is worth", 9_000, [["a"], ["b"]]],
  ])("is one file when what a part doesn't need is %s", (_size, size, files) => {
    expect(gathered([file("a", size, "login", "list"), file("b", 400, "login", "list", "promo")])).toEqual(
      files,
    );
  });

  it("burdens a part that is heavy already with less", () => {
    const files = [file("a", 1_500, "login"), file("b", 1_500, "login", "register")];
    expect(gathered(files, { register: 20_000 })).toHaveLength(1);
    expect(gathered(files, { register: 90_000 })).toHaveLength(2);
  });

  it.each([
    ["goes along when it comes alone", [], ["a", "b"]],
    ["stays out when much comes along with it", ["c"], ["b"]],
  ])("%s", (_what, needs, withB) => {
    const a = needing(file("a", 500, "login", "list"), ...needs);
    const b = file("b", 400, "login", "list", "promo");
    const c = file("c", 60_000, "login", "list", "register");
    expect(gathered([a, b, c]).find((modules) => modules.includes("b"))).toEqual(withB);
  });

  it("knows what comes along with a file that was joined before", () => {
    const a = file("a", 100, "login", "list");
    const b = needing(file("b", 100, "login", "list"), "d");
    const c = needing(file("c", 2_500, "list", "promo"), "a");
    const d = file("d", 60_000, "login", "list");
    const e = file("e", 10, "promo", "help");
    // With a and b as one file, help would load d along with c.
    expect(gathered([a, b, c, d, e]).find((modules) => modules.includes("e"))).toEqual(["e"]);
  });

  it("is the same whatever order the bundler names it in", () => {
    const files = Array.from({ length: 24 }, (_, at) =>
      file(`m${at}`, 300 + 37 * at, `p${at % 3}`, `p${at % 5}`, `p${at % 7}`),
    );
    expect(gathered(files.toReversed())).toEqual(gathered(files));
    expect(gathered(files).length).toBeLessThan(12);
    expect(gathered(files).flat().toSorted()).toEqual(files.flatMap(({ modules }) => modules).toSorted());
  });
});
