// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { SiteSwitch } from "@volado/domain/site";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { RewardsToClaim } from "./rewards-to-claim.tsx";

const site = vi.hoisted(() => ({ switches: new Set<string>() }));
vi.mock("../../../shared/services/use-site.ts", () => ({ useSiteInfo: () => site }));

const NOW = Date.UTC(2026, 10, 25);

const reward = (id: number, status: string, claimBefore: number | null = null) => ({
  id: `R-${id}`,
  kind: "gift",
  status,
  amount: "150.00",
  currency: "MXN",
  givenAt: NOW - 1000,
  claimBefore,
  claimedAt: null,
});

const open = async (...rewards: readonly ReturnType<typeof reward>[]) => {
  const part = await openPart(<RewardsToClaim />, {
    "/api/rewards": [{ value: { serverTime: NOW, rewards } }],
  });
  await vi.waitFor(() => expect(part.requests).toHaveLength(site.switches.size));
  return part;
};

beforeEach(() => {
  signInAna();
  site.switches = new Set([SiteSwitch.RewardCenter]);
});
afterEach(closePart);

it("counts and links the claimable rewards", async () => {
  await open(
    reward(1, "Issued"),
    reward(2, "Issued", NOW + 1),
    reward(3, "Issued", NOW),
    reward(4, "Claimed"),
  );
  const link = await screen.findByRole("link", { name: "2 premios por cobrar" });
  expect(within(link).getByText("2 premios")).toBeTruthy();
  expect(link.getAttribute("href")).toBe("/m/rewardCenter");
});

it("names a single reward in the singular", async () => {
  await open(reward(1, "Issued"));
  const link = await screen.findByRole("link", { name: "1 premio por cobrar" });
  expect(within(link).getByText("1 premio")).toBeTruthy();
});

it("is hidden if nothing can be claimed", async () => {
  await open(reward(1, "Claimed"), reward(2, "Applying"));
  expect(screen.queryByRole("link")).toBe(null);
});

it("fetches nothing if the merchant has no rewards (REWCEN3)", async () => {
  site.switches = new Set();
  const { requests } = await open(reward(1, "Issued"));
  expect(requests).toEqual([]);
  expect(screen.queryByRole("link")).toBe(null);
});
