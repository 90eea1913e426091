import { describe, expect, it } from "vitest";
import { paths } from "../../shared/navigation/paths.ts";
import { findRoute, routes } from "./routes.ts";
import { screenFiles, sharedScreens } from "./screens.ts";

describe("the route table", () => {
  it("has no path twice", () => {
    const patterns = routes.flatMap(({ patterns }) => patterns);
    expect(patterns).toEqual([...new Set(patterns)]);
  });

  it("opens home with and without a trailing slash", () => {
    expect(findRoute("/m/home/")).toBe(findRoute("/m/home"));
  });

  it.each(["/m/nowhere", "/m/member/nothing/here", "/somewhere", "/index.php", "/m/home/x", "//"])(
    "knows no %s",
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );
});

/** Milliseconds for loading a screen's code, on a busy machine too. */
const GIVE_UP_AFTER_MS = 120_000;

it.each(Object.keys(paths).filter((name) => !(name in sharedScreens)))(
  "the file named after the page %s has a screen without props, which no table would give it",
  async (name) => {
    const code = await screenFiles.get(name)?.();
    expect(code?.default).toHaveLength(0);
  },
  GIVE_UP_AFTER_MS,
);
