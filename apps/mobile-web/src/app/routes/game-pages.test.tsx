// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { texts } from "../services.ts";
import { routes } from "./routes.ts";
import { gamePages } from "./testing/game-pages.ts";
import { goBack, prepareBrowser, prepareScreens, type Visitor, visit } from "./testing/visit.tsx";

/** Milliseconds for loading every screen's code, on a busy machine too. */
const GIVE_UP_AFTER_MS = 120_000;

beforeAll(() => prepareScreens(routes), GIVE_UP_AFTER_MS);
beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Pages that require a query. */
const queries: Readonly<Record<string, string>> = {
  "/m/play": "?node=1&game=G-1&vendor=JL&type=RNG&demo=1",
};
const visitors: readonly Visitor[] = ["guest", "member"];

const addresses = gamePages.map((path) => path + (queries[path] ?? ""));

describe("every game page", () => {
  const walkedBack = new Set<string>();

  it.each(addresses.flatMap((address) => visitors.map((visitor) => [address, visitor] as const)))(
    "%s opens (%s)",
    async (address, visitor) => {
      const seen = await visit(address, visitor);
      expect(seen.at === address || seen.at.startsWith("/m/login?back=")).toBe(true);
      expect([undefined, "", texts.t("shell.pageFailedTitle")]).not.toContain(seen.title);
      const opened = seen.arrow && seen.at === address && !walkedBack.has(address);
      const back = opened ? await goBack(address, visitor) : undefined;
      if (back) walkedBack.add(address);
      // Spec §2: one step back, and home where there is none.
      if (back) expect(back).toEqual({ first: "/m/home", later: "/m/slotsCenter?name=oro" });
    },
  );
});
