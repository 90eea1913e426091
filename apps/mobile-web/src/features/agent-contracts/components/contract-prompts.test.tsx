// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Session } from "@volado/domain/session";
import { dismissalOfTopOverlay } from "@volado/ui";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdPopups, settlePopups } from "../../../shared/overlays/popup-store.ts";
import { tabValues } from "../../../shared/storage/site-storage.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { ContractPrompts } from "./contract-prompts.tsx";

const visitor = vi.hoisted((): { session: Session | undefined } => ({ session: undefined }));
vi.mock("../../../shared/session/session-store.ts", () => ({ useSession: () => visitor.session }));

const wire = (change: object = {}) => ({
  dailysalreqtype: "",
  divtypecompperiodreq: "",
  contracthoursalreq: "",
  ...change,
});

/** Opens a page as a member of this type, or as a guest, with these requests waiting at the gateway. */
const open = async (type: number | undefined, waiting: object, path = "/m/home") => {
  visitor.session =
    type === undefined
      ? undefined
      : { token: `t${type}`, userName: "ana", type, merchantCode: "volado", firstTimeLogin: false };
  const { requests, ...part } = await openPart(
    <ContractPrompts />,
    async () => Response.json({ success: true, value: waiting }),
    path,
  );
  return { ...part, requests: () => requests.filter((path) => path.includes("contract-requests")) };
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
    const { requests } = await open(type, wire());
    await promptLoaded();
    if (calls > 0) await waitFor(() => expect(requests()).toHaveLength(calls));
    expect(requests()).toHaveLength(calls);
  });

  it("are not fetched outside home", async () => {
    const { requests } = await open(1, all, "/m/mine");
    await promptLoaded();
    expect(requests()).toEqual([]);
  });
});

describe("prompts", () => {
  it("appear one at a time, and Cancel hides each for the session", async () => {
    const { t } = await open(1, all);
    for (const kind of ["daily-salary", "dividend", "hourly-salary"] as const) {
      await screen.findByRole("dialog", { name: t(`contracts.prompt.${kind}`) });
      fireEvent.click(screen.getByRole("button", { name: t("common.cancel") }));
    }
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    expect(tabValues.read("contractsPutOff")).toEqual(["daily-salary", "dividend", "hourly-salary"]);
    cleanup();
    const again = await open(1, all);
    await waitFor(() => expect(again.requests()).toHaveLength(1));
    await promptLoaded();
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("link to their page", async () => {
    const { t, place } = await open(2, wire({ divtypecompperiodreq: "MONTH" }));
    fireEvent.click(await screen.findByRole("link", { name: t("contracts.prompt.go") }));
    expect(place()).toBe("/m/member/agent/getDevidendContract");
    expect(tabValues.read("contractsPutOff")).toEqual([]);
  });

  it("close on browser back, like Cancel", async () => {
    const { t } = await open(1, wire({ dailysalreqtype: "a" }));
    await screen.findByRole("dialog", { name: t("contracts.prompt.daily-salary") });
    act(() => dismissalOfTopOverlay()?.());
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(tabValues.read("contractsPutOff")).toEqual(["daily-salary"]);
  });

  it("are not shown when nothing is waiting", async () => {
    const { requests } = await open(1, wire());
    await waitFor(() => expect(requests()).toHaveLength(1));
    await promptLoaded();
    expect(screen.queryByRole("dialog")).toBe(null);
  });
});
