// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useBalanceVisibility } from "../../../shared/session/hideable-balance.tsx";
import { closePart, openPart, type PartAnswer, signInAna } from "../../../shared/testing/open-part.tsx";
import { Balance } from "./balance.tsx";
import { MoneyPlaces } from "./money-places.tsx";

const open = (...answers: readonly PartAnswer[]) =>
  openPart(<Balance size="full" />, { "/api/member/wallet": answers });

beforeEach(() => signInAna());
afterEach(() => {
  closePart();
  useBalanceVisibility.getState().setHidden(false);
});

it("shows the sum to the centavo", async () => {
  await open(samples.getWallet);
  expect(await screen.findByText("$12,500.00")).toBeTruthy();
});

it("uses the merchant's currency if the gateway names none (Spec §3)", async () => {
  await open({ value: { sumBalance: "12500.00" } });
  expect(await screen.findByText("$12,500.00")).toBeTruthy();
});

it("shows a dash instead of zero after a failure, and the sum after a refresh", async () => {
  const { t, press } = await open("refused", samples.getWallet);
  expect(await screen.findByText("—")).toBeTruthy();
  await press(t("shell.refreshBalance"));
  expect(await screen.findByText("$12,500.00")).toBeTruthy();
});

it("hides the sum on a tap and stores the choice", async () => {
  const { t, press } = await open(samples.getWallet);
  await screen.findByText("$12,500.00");
  await press(t("shell.hideBalance"));
  expect(screen.queryByText("$12,500.00")).toBe(null);
  expect(screen.getByText("*****")).toBeTruthy();
  expect(localStorage.getItem("hideBalance")).toContain("1");
});

it("hides and shows the sum when another tab does", async () => {
  await open(samples.getWallet);
  await screen.findByText("$12,500.00");
  const chooseElsewhere = (hidden: "0" | "1") =>
    act(() => {
      localStorage.setItem("hideBalance", hidden);
      const change = { key: "hideBalance", newValue: hidden, storageArea: localStorage };
      window.dispatchEvent(new StorageEvent("storage", change));
    });
  await chooseElsewhere("1");
  expect(screen.queryByText("$12,500.00")).toBe(null);
  await chooseElsewhere("0");
  expect(screen.getByText("$12,500.00")).toBeTruthy();
});

it("fetches nothing for guests", async () => {
  closePart();
  const { requests } = await open(samples.getWallet);
  expect(requests).toEqual([]);
});

it("fetches the breakdown when it is opened, with the vendors' balances", async () => {
  const value = {
    available: "5000.00",
    bonus: "75.50",
    withdrawing: "120.50",
    vendors: [{ vendor: "JL", name: "Jili", amount: "0.75" }],
    currency: "MXN",
  };
  const { t, requests } = await openPart(<MoneyPlaces />, {
    "/api/member/merchant-wallet": ["refused", { value }],
  });
  expect(requests).toEqual([]);
  screen.getByText(t("places.title")).closest("details")?.setAttribute("open", "");
  expect(await screen.findByText(t("places.failed"))).toBeTruthy();
  screen.getByRole("button", { name: t("common.retry") }).click();
  await waitFor(() => expect(screen.getByText("$5,000.00")).toBeTruthy());
  expect(screen.getByText("$75.50")).toBeTruthy();
  expect(screen.getByText("$120.50")).toBeTruthy();
  expect(screen.getByText(t("places.vendor", { name: "Jili" }))).toBeTruthy();
  expect(screen.getByText("$0.75")).toBeTruthy();
  act(() => useBalanceVisibility.getState().setHidden(true));
  expect(screen.queryByText(/\$/)).toBe(null);
});
