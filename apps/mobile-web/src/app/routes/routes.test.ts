import { describe, expect, it } from "vitest";
import { paths } from "../../shared/navigation/paths.ts";
import { openTabs } from "../shell/menus/bottom-bar.tsx";
import { findRoute, opens, routes } from "./routes.ts";

describe("the route table", () => {
  it("has no path twice", () => {
    const patterns = routes.flatMap(({ page }) => page.patterns);
    expect(patterns).toEqual([...new Set(patterns)]);
  });

  it.each(["/", "/m", "/m/", "/m/index", "/m/index.html", "/m/home", "/m/home/"])(
    "opens home at %s",
    (path) => {
      expect(findRoute(path)?.title).toBe("shell.titles.home");
      expect(findRoute(path)?.tab).toBe("home");
    },
  );

  it.each(["/m/nowhere", "/m/member/nothing/here", "/somewhere", "/index.php", "/m/home/x", "//"])(
    "knows no %s",
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );

  it("back leads home from login, and one step back elsewhere (Spec §2)", () => {
    expect(findRoute(paths.login.to())?.back).toBe(paths.home.to());
    expect(findRoute(paths.profile.to())?.back).toBe("one-step");
  });
});

describe("the bottom menu", () => {
  const ids = (conditions: Parameters<typeof openTabs>[0]) => openTabs(conditions).map(({ id }) => id);

  it("has the specification's items in order once all their pages open", () => {
    expect(ids({ canOpen: () => true, answers: new Map() })).toEqual([
      "home",
      "sports",
      "invite",
      "deposit",
      "profile",
    ]);
  });

  it("offers nothing without a page", () => {
    expect(openTabs({ canOpen: opens, answers: new Map() }).every(({ page }) => findRoute(page.to()))).toBe(
      true,
    );
    expect(ids({ canOpen: (page) => page !== paths.deposit, answers: new Map() })).not.toContain("deposit");
  });

  it("offers items that are answered in place, without a page (Spec §6)", () => {
    const answers = new Map([
      ["deposit", "trial-rejected"],
      ["invite", "agent-dialog"],
    ]);
    expect(ids({ canOpen: () => false, answers })).toEqual(["invite", "deposit"]);
    expect(ids({ canOpen: () => false, answers: new Map([["invite", "coming-soon"]]) })).toEqual(["invite"]);
    expect(ids({ canOpen: () => false, answers: new Map([["deposit", "log-in"]]) })).toEqual([]);
  });
});
