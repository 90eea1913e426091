// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import type { Layout } from "@volado/config";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { Registration } from "./registration.tsx";

const layout = vi.hoisted(
  (): Pick<Layout, "registrationFields" | "registrationWhenOff"> => ({
    registrationFields: "grouped",
    registrationWhenOff: "closed",
  }),
);
vi.mock("../../../shared/merchant.ts", async (original) => {
  const real = await original<typeof import("../../../shared/merchant.ts")>();
  return { ...real, merchant: { ...real.merchant, layout } };
});

/** Renders the page against a gateway with these switches. */
const open = (whitelabel: Readonly<Record<string, number>>, agents = false) =>
  openPart(<Registration agents={agents} />, {
    "/api/status": [{ value: { info: { whitelabel } } }],
    "/api/register/settings": [samples.getRegistrationSettings],
  });

beforeEach(() => {
  layout.registrationFields = "grouped";
  layout.registrationWhenOff = "closed";
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(closePart);

describe("while both ways to register are off", () => {
  it.each([false, true])("registration is closed; agent's invitation: %s", async (agents) => {
    const { t } = await open({}, agents);
    expect(await screen.findByRole("heading", { name: t("register.closedTitle") })).toBeTruthy();
    expect(screen.queryByRole("button", { name: t("register.submit") })).toBe(null);
  });

  it("registration by username stays open if the merchant configures it", async () => {
    layout.registrationWhenOff = "username";
    const { t } = await open({});
    expect(await screen.findByLabelText(new RegExp(t("auth.username")))).toBeTruthy();
    expect(screen.queryByRole("tab")).toBe(null);
  });

  it("registration is by mobile only once that is on", async () => {
    layout.registrationWhenOff = "username";
    const { t } = await open({ MOBILENUMREG3: 1 });
    expect(await screen.findByRole("button", { name: t("register.submit") })).toBeTruthy();
    expect(screen.queryByLabelText(new RegExp(t("auth.username")))).toBe(null);
  });
});

describe("the tabs", () => {
  it("are both shown if both ways are on, username first", async () => {
    const { t } = await open({ USERNAMEREG3: 1, MOBILENUMREG3: 1 });
    expect(
      await screen.findByRole("tab", { name: t("register.tabs.username"), selected: true }),
    ).toBeTruthy();
    expect(screen.getByRole("tab", { name: t("register.tabs.mobile"), selected: false })).toBeTruthy();
  });

  it.each([
    ["USERNAMEREG3", true],
    ["MOBILENUMREG3", false],
  ])("are hidden if %s is the only way", async (way, byUsername) => {
    const { t } = await open({ [way]: 1 });
    expect(await screen.findByRole("button", { name: t("register.submit") })).toBeTruthy();
    expect(screen.queryByRole("tab")).toBe(null);
    expect(screen.queryByLabelText(new RegExp(t("auth.username"))) !== null).toBe(byUsername);
  });
});

describe("the form's fields", () => {
  /** Field names from top to bottom. */
  const names = async () => {
    const { t } = await open({ USERNAMEREG3: 1 });
    const submit = await screen.findByRole("button", { name: t("register.submit") });
    const inputs = submit.closest("form")?.querySelectorAll("input") ?? [];
    return Array.from(inputs, ({ name }) => name).filter((name) => name !== "terms" && name !== "");
  };

  it("are grouped in parts", async () => {
    expect((await names()).slice(0, 4)).toEqual(["username", "password", "passwordAgain", "mobile"]);
  });

  it("are in the specification's order if the merchant configures it", async () => {
    layout.registrationFields = "specified";
    expect((await names()).slice(0, 3)).toEqual(["username", "mobile", "password"]);
  });
});
