import { describe, expect, it } from "vitest";
import { paths } from "../../shared/navigation/paths.ts";
import { openTabs } from "../shell/bottom-bar.tsx";
import { findRoute, opens, routes } from "./routes.ts";

const row = ({ page, title, header, back, tab, guards }: (typeof routes)[number]) =>
  [page.patterns.join(" "), title, `${header}/${back}`, tab ?? "-", guards.join("+") || "-"].join(" | ");

describe("the route table", () => {
  it("is what it was, as the journeys read it", async () => {
    await expect(`${routes.map(row).join("\n")}\n`).toMatchFileSnapshot("__snapshots__/route-table.txt");
  });

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

  it.each(["/m/nowhere", "/index.php", "/m/home/x", "//"])("knows no %s", (path) => {
    expect(findRoute(path)).toBeUndefined();
  });

  it("goes home from login, and one step back from elsewhere (Spec §2)", () => {
    expect(findRoute(paths.login.to())?.back).toBe(paths.home.to());
    expect(findRoute(paths.profile.to())?.back).toBe("one-step");
  });
});

describe("the bottom menu", () => {
  const ids = (conditions: Parameters<typeof openTabs>[0]) => openTabs(conditions).map(({ id }) => id);

  it("has the specification's items in its order once all their pages open", () => {
    expect(ids({ canOpen: () => true, referral: true })).toEqual([
      "home",
      "sports",
      "invite",
      "deposit",
      "profile",
    ]);
  });

  it("offers nothing that leads nowhere", () => {
    expect(openTabs({ canOpen: opens, referral: true }).every(({ page }) => findRoute(page.to()))).toBe(true);
    expect(ids({ canOpen: (page) => page !== paths.deposit, referral: true })).not.toContain("deposit");
  });

  it("leaves the referral item out where its promotion is off (Spec §6)", () => {
    expect(ids({ canOpen: () => true, referral: false })).not.toContain("invite");
  });
});
