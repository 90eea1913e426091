// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openForm, overview } from "../testing/open-form.tsx";
import { SecurityOverview } from "./security-overview.tsx";

const viewer = vi.hoisted(() => ({ type: 0 }));
vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () => ({ token: "token", userName: "ana", type: viewer.type }),
}));

/** The evening of the 21st in the merchant's time zone. */
const at = Date.UTC(2026, 10, 22, 3, 5);

const open = async (over: Partial<typeof overview>, type = 0) => {
  viewer.type = type;
  const { t } = await openForm(<SecurityOverview overview={{ ...overview, ...over }} />);
  const rows = screen.getAllByRole("listitem");
  return { t, rows, row: (label: string) => rows.find((row) => within(row).queryByText(label)) };
};

afterEach(cleanup);

describe("the last login", () => {
  it("shows merchant time and IP address, without a link, and what to do about strangers", async () => {
    const { t, row } = await open({ lastLogin: { at, address: "203.0.113.7" } });
    const last = row(t("security.rows.lastLogin"));
    expect(last?.textContent).toContain("21\u00a0nov\u00a02026, 21:05");
    expect(last?.textContent).toContain("203.0.113.7");
    expect(last?.querySelector("a, button")).toBe(null);
    expect(screen.getByText(t("security.lastLoginHint"))).toBeTruthy();
    const change = screen.getByRole("link", { name: t("security.changePassword") });
    expect(change.getAttribute("href")).toBe("/m/changePsw");
  });

  it("shows no unknown address", async () => {
    const { t, row } = await open({ lastLogin: { at, address: undefined } });
    expect(row(t("security.rows.lastLogin"))?.textContent).toMatch(/21\u00a0nov\u00a02026, 21:05$/);
  });

  it("is hidden on a first login, and has no hint without a password", async () => {
    const first = await open({ lastLogin: undefined });
    expect(first.row(first.t("security.rows.lastLogin"))).toBe(undefined);
    expect(screen.queryByText(first.t("security.lastLoginHint"))).toBe(null);
    cleanup();
    const google = await open({ hasPassword: false, lastLogin: { at, address: undefined } });
    expect(google.row(google.t("security.rows.lastLogin"))).toBeTruthy();
    expect(screen.queryByText(google.t("security.lastLoginHint"))).toBe(null);
  });
});

describe("the security overview", () => {
  it("shows each setting, masked by the gateway, and links to its form", async () => {
    const { t, row } = await open({ mobile: "••••••5678", email: "a•••@example.com", bankCards: 2 });
    for (const [label, detail, address] of [
      [t("security.rows.password"), t("security.set"), "/m/changePsw"],
      [t("security.rows.payment"), t("security.set"), "/m/securityCenter?view=payment"],
      [t("security.rows.mobile"), "••••••5678", "/m/securityCenter?view=mobile"],
      [t("security.rows.email"), "a•••@example.com", "/m/securityCenter?view=email"],
      [t("security.rows.cards"), t("security.cardCount", { count: 2 }), "/m/securityCenter?view=cards"],
    ] as const) {
      expect(row(label)?.textContent).toBe(label + detail);
      expect(row(label)?.querySelector("a")?.getAttribute("href")).toBe(address);
    }
  });

  it("shows missing settings; a missing password links to recovery", async () => {
    const { t, row } = await open({ hasPassword: false, hasPaymentPassword: false });
    expect(row(t("security.rows.password"))?.querySelector("a")?.getAttribute("href")).toBe("/m/forget");
    for (const name of ["password", "payment", "mobile", "email", "cards"] as const)
      expect(row(t(`security.rows.${name}`))?.textContent).toContain(t("security.unset"));
  });

  it("shows a free account its last login and the registration", async () => {
    const { t, rows, row } = await open({ hasPassword: false, lastLogin: { at, address: undefined } }, 4);
    expect(rows).toHaveLength(1);
    expect(row(t("security.rows.lastLogin"))).toBeTruthy();
    expect(screen.getByText(t("security.trial"))).toBeTruthy();
  });
});
