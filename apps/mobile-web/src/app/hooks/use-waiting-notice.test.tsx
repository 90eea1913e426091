// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { BrowserRouter, Link, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToast } from "../../shared/overlays/toast-store.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import { type LazyScreen, lazyScreen, ScreenView, useWaitingNotice } from "../routes/lazy-screen.tsx";
import { PageBoundary } from "../shell/failure/page-boundary.tsx";

type Code = { default: ComponentType };

function Message() {
  useWaitingNotice();
  return <p role="status">{useToast()?.text}</p>;
}

function Pages({ help }: { help: LazyScreen }) {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<p>Espera</p>}>
      <PageBoundary key={pathname} at={pathname} reporter={{ report: () => undefined }}>
        {pathname === "/m/help" ? <ScreenView screen={help} /> : <h1>Inicio</h1>}
      </PageBoundary>
    </Suspense>
  );
}

/** Home, with a link to a page that loads when the test says so. */
const open = () => {
  let arrive: (code: Code) => void = () => undefined;
  const help = lazyScreen(() => new Promise<Code>((come) => (arrive = come)), {});
  const { texts, wrapper } = testSite(() => Promise.reject(new TypeError("no network")));
  window.history.replaceState(null, "", "/m/home");
  render(
    <BrowserRouter>
      <Link to="/m/help">Ayuda</Link>
      <Link to="/m/home">Casa</Link>
      <Pages help={help} />
      <Message />
    </BrowserRouter>,
    { wrapper },
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { t: texts.t, arrive: () => act(async () => arrive({ default: () => <h1>Centro</h1> })), pass };
};
const said = () => screen.getByRole("status").textContent;
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole("link", { name })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("says that a slow page is loading, and stops when it is there", async () => {
  const { arrive, pass } = open();
  await tap("Ayuda");
  expect(said()).toBe("");
  await pass(300);
  expect(said()).toBe("Cargando…");
  expect(screen.getByRole("heading", { name: "Inicio" })).toBeTruthy();
  await arrive();
  expect(screen.getByRole("heading", { name: "Centro" })).toBeTruthy();
  expect(said()).toBe("");
});

it("stops when the player goes elsewhere", async () => {
  const { pass } = open();
  await tap("Ayuda");
  await pass(300);
  expect(said()).toBe("Cargando…");
  await tap("Casa");
  expect(said()).toBe("");
});
