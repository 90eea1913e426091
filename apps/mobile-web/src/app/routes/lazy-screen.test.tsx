// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { createTexts } from "@volado/i18n";
import { type ComponentType, Suspense } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "../../shared/testing/patient-queries.ts";
import { PageBoundary } from "../shell/failure/page-boundary.tsx";
import { lazyScreen, ScreenView } from "./lazy-screen.tsx";

const Broken = (): never => {
  throw new TypeError("undefined is not a function");
};

const parts = vi.hoisted(() => ({ loadTextParts: vi.fn(async (): Promise<unknown> => []) }));
vi.mock("../../shared/lazy/lazy-component.tsx", async (original) => ({
  ...(await original<object>()),
  ...parts,
}));

const open = (load: () => Promise<{ default: ComponentType }>) => {
  const lazy = lazyScreen(load, {});
  const reporter = { report: vi.fn() };
  const page = (
    <I18nextProvider i18n={createTexts({ brand: "Volado" })}>
      <Suspense fallback={<p>Espera</p>}>
        <PageBoundary at="/m/help" reporter={reporter}>
          <ScreenView screen={lazy} />
        </PageBoundary>
      </Suspense>
    </I18nextProvider>
  );
  return { reporter, ...render(page), again: () => render(page) };
};

beforeEach(() => {
  // React logs errors that a boundary has caught.
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  parts.loadTextParts.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("is ready once its texts have loaded, or it would show their keys", async () => {
  let textsCame = (): void => undefined;
  parts.loadTextParts.mockReturnValueOnce(new Promise<void>((came) => (textsCame = came)));
  let ready = false;
  const { preload } = lazyScreen(() => Promise.resolve({ default: () => <p>Ayuda</p> }), {});
  const done = preload().then(() => {
    ready = true;
  });
  await new Promise((later) => setTimeout(later));
  expect([parts.loadTextParts.mock.calls.length, ready]).toEqual([1, false]);
  textsCame();
  await done;
});

it("requests failing code once, says so, and retries when the page is opened again later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  let offline = true;
  const load = vi.fn(() =>
    offline ? Promise.reject(new TypeError("no network")) : Promise.resolve({ default: () => <p>Ayuda</p> }),
  );
  const { again, unmount } = open(load);
  const texts = createTexts({ brand: "Volado" });
  expect((await screen.findByRole("alert")).textContent).toContain(texts.t("errors.network"));
  expect(load).toHaveBeenCalledOnce();

  unmount();
  offline = false;
  vi.advanceTimersByTime(1_100);
  again();
  expect(await screen.findByText("Ayuda")).toBeTruthy();
});

it("doesn't blame the network for a screen that breaks", async () => {
  const texts = createTexts({ brand: "Volado" });
  open(() => Promise.resolve({ default: Broken }));
  expect((await screen.findByRole("alert")).textContent).toContain(texts.t("shell.pageFailed"));
});
