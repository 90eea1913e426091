// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { Session } from "@volado/domain/session";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { homeRoute } from "../../routes/routes.ts";
import { PageBoundary } from "../failure/page-boundary.tsx";
import { TopBar } from "../header/top-bar.tsx";
import { LazyFavouriteSync, LazyGlobalOverlays } from "../shell.tsx";

// Code that fails to load.
vi.mock("./global-overlays.tsx", () => Promise.reject(new TypeError("no network")));
vi.mock("../header/member-bar.tsx", () => Promise.reject(new TypeError("no network")));
vi.mock("../../../features/favourites/components/favourite-sync.tsx", () =>
  Promise.reject(new TypeError("no network")),
);

const session: Session = {
  userName: "ana",
  merchantCode: "volado",
  token: "token",
  type: 2,
  firstTimeLogin: false,
};

const reported: string[] = [];
const keep = ({ detail }: CustomEventInit) => reported.push(detail.context.at);

const Broken = (): ReactNode => {
  throw new Error("broken");
};

/** Renders the part in a site that its failure could break. */
const open = (part: ReactNode) => {
  const { wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  const reporter = { report: vi.fn() };
  render(
    <MemoryRouter>
      <PageBoundary at="shell" reporter={reporter}>
        <p>Página</p>
        {part}
      </PageBoundary>
    </MemoryRouter>,
    { wrapper },
  );
  return reporter;
};

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  window.addEventListener("volado:error", keep);
  sessionStore.signedIn(session, false);
});
afterEach(() => {
  cleanup();
  window.removeEventListener("volado:error", keep);
  vi.restoreAllMocks();
  sessionStore.signedOut();
});

it.each([
  ["favourite sync", <LazyFavouriteSync key="favourites" />],
  ["global overlays", <LazyGlobalOverlays key="beside" />],
  ["member bar", <TopBar key="member" route={homeRoute} />],
])("keeps the site when the code of %s can't be loaded, and reports it", async (at, part) => {
  const shell = open(part);
  await vi.waitFor(() => expect(reported).toContain(at));
  expect(screen.getByText("Página")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(shell.report).not.toHaveBeenCalled();
});

it("the site stays when such a part breaks", async () => {
  const LazyBroken = lazyComponent({
    name: "broken",
    load: () => Promise.resolve({ default: Broken }),
    onFail: "silent",
  });
  await LazyBroken.preload();
  const shell = open(<LazyBroken />);
  expect(screen.getByText("Página")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(shell.report).not.toHaveBeenCalled();
});
