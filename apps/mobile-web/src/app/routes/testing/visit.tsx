import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter } from "react-router";
import { vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { App } from "../../app.tsx";
import { queryClient, texts } from "../../services.ts";
import type { Route } from "../routes.ts";
import { recordingGateway, type SentRequest } from "./recording-gateway.ts";

/** The visitor of a page. */
export type Visitor = "guest" | "member";

/** What a page requested when it was opened, and what it shows. */
export interface Visit {
  /** The final address: the page's own, or its redirect. */
  readonly at: string;
  readonly requests: readonly SentRequest[];
  /** The `Platform` header of the requests; null where it was missing. */
  readonly platforms: readonly (string | null)[];
  /** The page's heading; undefined where it has none yet. */
  readonly title: string | undefined;
  /** The chosen item of the bottom menu; undefined without that menu. */
  readonly tab: string | undefined;
  /** Whether there is a back arrow. */
  readonly arrow: boolean;
}

/** Target of the back arrow as the first page of a visit, and after another page. */
export interface WayBack {
  readonly first: string;
  readonly later: string;
}

/** The previous page, for going back to it. */
const BEFORE = "/m/slotsCenter?name=oro";

const gateway = recordingGateway();

class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Stubs browser APIs that jsdom lacks; call before each test that visits. */
export const prepareBrowser = (): void => {
  vi.stubGlobal("IntersectionObserver", NothingObserved);
  vi.stubGlobal("ResizeObserver", NothingObserved);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("fetch", gateway.fetch);
  Element.prototype.scrollTo = () => undefined;
};

/** Loads the code of these screens, so that no test waits for it. */
export const prepareScreens = async (routes: readonly Route[]): Promise<void> => {
  await Promise.all(routes.map(({ screen: { preload } }) => preload()));
};

const here = () => window.location.pathname + window.location.search;

/** Milliseconds between two checks of the page, and unchanged checks in a row that count as settled. */
const LOOK_EVERY_MS = 10;
const SAME = 4;

/**
 * Waits until no response is pending and the page has settled.
 * @throws Error when it doesn't
 */
const settle = async (): Promise<void> => {
  let before = "";
  let same = 0;
  for (let looks = 0; looks < 1000; looks++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)));
    const seen = here() + document.body.innerHTML;
    same = seen === before && !gateway.busy() && !document.querySelector(".app-waiting") ? same + 1 : 0;
    before = seen;
    if (same >= SAME) return;
  }
  throw new Error(`${here()} does not settle.`);
};

/** Opens an address in a new tab, after `before` if given. */
const open = async (address: string, visitor: Visitor, before?: string) => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  sessionStore.signedOut();
  if (visitor === "member") {
    const ana = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };
    sessionStore.signedIn(ana, false);
  }
  window.history.pushState(null, "", before ?? address);
  if (before) window.history.pushState({ usr: null, key: "later", idx: 1 }, "", address);
  gateway.forget();
  render(<App router={BrowserRouter} />);
  await settle();
};

const backArrow = () => screen.queryByRole("button", { name: texts.t("common.back") });

const afterBack = async (): Promise<string> => {
  const left = here();
  const arrow = backArrow();
  if (!arrow) throw new Error(`There is no back arrow at ${left}.`);
  fireEvent.click(arrow);
  await waitFor(() => {
    if (here() === left) throw new Error("The page has not changed.");
  });
  await settle();
  return here();
};

/** What happens when a visitor opens an address. */
export const visit = async (address: string, visitor: Visitor): Promise<Visit> => {
  await open(address, visitor);
  return {
    at: here(),
    requests: gateway.sent(),
    platforms: gateway.platforms(),
    title: document.querySelector("h1")?.textContent ?? undefined,
    tab: document.querySelector('.vo-bottom-menu [aria-current="page"]')?.textContent ?? undefined,
    arrow: backArrow() !== null,
  };
};

/** Goes back from the address just visited, and from the same one after another page. */
export const goBack = async (address: string, visitor: Visitor): Promise<WayBack> => {
  const first = await afterBack();
  await open(address, visitor, BEFORE);
  return { first, later: await afterBack() };
};
