// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { Session } from "@volado/domain/session";
import { loadTexts } from "@volado/i18n";
import { dismissalOfTopOverlay } from "@volado/ui";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdPopups, settlePopups } from "../../../shared/overlays/popup-store.ts";
import { tabValues } from "../../../shared/storage/site-storage.ts";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { ContractPrompts } from "./contract-prompts.tsx";

const visitor = vi.hoisted((): { session: Session | undefined } => ({ session: undefined }));
vi.mock("../../../shared/session/session-store.ts", () => ({ useSession: () => visitor.session }));

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const wire = (change: object = {}) => ({
  dailysalreqtype: "",
  divtypecompperiodreq: "",
  contracthoursalreq: "",
  ...change,
});

/** Opens a page as a member of this type, or as a guest, with these requests waiting at the gateway. */
const open = (type: number | undefined, waiting: object, path = "/m/home") => {
  visitor.session =
    type === undefined
      ? undefined
      : { token: `t${type}`, userName: "ana", type, merchantCode: "volado", firstTimeLogin: false };
  const gateway = vi.fn(async (_url: string) => Response.json({ success: true, value: waiting }));
  const { texts, wrapper } = testSite(gateway);
  render(
    <MemoryRouter initialEntries={[path]}>
      <ContractPrompts />
      <Place />
    </MemoryRouter>,
    { wrapper },
  );
  return { texts, gateway };
};

const all = wire({ dailysalreqtype: "a", divtypecompperiodreq: "b", contracthoursalreq: "c" });

beforeEach(() => {
  stubDialogs();
  holdPopups(false);
  settlePopups();
});
afterEach(() => {
  cleanup();
  tabValues.remove("contractsPutOff");
});

const requestsTo = (gateway: ReturnType<typeof vi.fn>) =>
  gateway.mock.calls.map(([url]) => String(url)).filter((url) => url.includes("contract-requests"));
/** Resolves once the prompt's code has loaded. */
const promptLoaded = () => act(() => import("./contract-prompt.tsx").then(() => undefined));

describe("contract requests (Spec §6)", () => {
  it.each([
    [undefined, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [4, 0],
    [40, 0],
    [41, 0],
    [42, 0],
  ])("are fetched for type %s: %i calls", async (type, calls) => {
    const { gateway } = open(type, wire());
    await promptLoaded();
    if (calls > 0) await waitFor(() => expect(requestsTo(gateway)).toHaveLength(calls));
    expect(requestsTo(gateway)).toHaveLength(calls);
  });

  it("are not fetched outside home", async () => {
    const { gateway } = open(1, all, "/m/mine");
    await promptLoaded();
    expect(requestsTo(gateway)).toEqual([]);
  });
});

describe("prompts", () => {
  it("appear one at a time, and Cancel hides each for the session", async () => {
    const { texts } = open(1, all);
    await loadTexts(texts, "agents");
    for (const kind of ["daily-salary", "dividend", "hourly-salary"] as const) {
      await screen.findByRole("dialog", { name: texts.t(`contracts.prompt.${kind}`) });
      fireEvent.click(screen.getByRole("button", { name: texts.t("common.cancel") }));
    }
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    expect(tabValues.read("contractsPutOff")).toEqual(["daily-salary", "dividend", "hourly-salary"]);
    cleanup();
    const again = open(1, all);
    await waitFor(() => expect(requestsTo(again.gateway)).toHaveLength(1));
    await promptLoaded();
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("link to their page", async () => {
    const { texts } = open(2, wire({ divtypecompperiodreq: "MONTH" }));
    await loadTexts(texts, "agents");
    fireEvent.click(await screen.findByRole("link", { name: texts.t("contracts.prompt.go") }));
    expect(screen.getByRole("status").textContent).toBe("/m/member/agent/getDevidendContract");
    expect(tabValues.read("contractsPutOff")).toEqual([]);
  });

  it("close on browser back, like Cancel", async () => {
    const { texts } = open(1, wire({ dailysalreqtype: "a" }));
    await loadTexts(texts, "agents");
    await screen.findByRole("dialog", { name: texts.t("contracts.prompt.daily-salary") });
    act(() => dismissalOfTopOverlay()?.());
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(tabValues.read("contractsPutOff")).toEqual(["daily-salary"]);
  });

  it("are not shown when nothing is waiting", async () => {
    const { gateway } = open(1, wire());
    await waitFor(() => expect(requestsTo(gateway)).toHaveLength(1));
    await promptLoaded();
    expect(screen.queryByRole("dialog")).toBe(null);
  });
});
