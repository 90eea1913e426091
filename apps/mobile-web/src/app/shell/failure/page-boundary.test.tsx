// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createTexts } from "@volado/i18n";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../../shared/testing/patient-queries.ts";
import { PageFailure } from "./page-boundary.tsx";

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("../../../shared/overlays/toast-store.ts", () => toasts);

const page = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock("../../../shared/navigation/leave-page.ts", async (original) => ({
  ...(await original<object>()),
  ...page,
}));

const texts = createTexts({ brand: "Volado" });

const browserSays = (online: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
};
const open = (unreachable: boolean) => {
  render(
    <I18nextProvider i18n={texts}>
      <PageFailure unreachable={unreachable} />
    </I18nextProvider>,
  );
  return screen.getByRole("alert");
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

const answers = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", answers);
  window.history.replaceState(null, "", "/m/help");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const mock of [page.reloadPage, answers, toasts.showToast]) mock.mockReset();
});

describe("code that fails to load", () => {
  it("is blamed on the network while the browser reports one, and loads once the server answers", async () => {
    browserSays(true);
    answers.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(open(true).textContent).toContain(texts.t("errors.network"));

    answers.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await press(texts.t("common.retry"));
    expect(page.reloadPage).not.toHaveBeenCalled();
    expect(toasts.showToast).toHaveBeenCalledWith({ kind: "error", text: texts.t("errors.network") });

    answers.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await press(texts.t("common.retry"));
    expect(answers).toHaveBeenLastCalledWith("/m/help", { method: "HEAD", cache: "no-store" });
    expect(page.reloadPage).toHaveBeenCalledOnce();
  });
});

describe("a network that has just returned and is unstable", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const later = () => act(() => vi.advanceTimersByTimeAsync(2_000));

  it("is retried when neither the code nor the server could be reached", async () => {
    browserSays(true);
    answers.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(new Response());
    open(true);
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(page.reloadPage).not.toHaveBeenCalled();
    await later();
    expect(page.reloadPage).toHaveBeenCalledOnce();
  });

  it("is retried after the browser has found it", async () => {
    browserSays(false);
    open(false);
    answers.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(new Response());
    browserSays(true);
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(page.reloadPage).not.toHaveBeenCalled();
    await later();
    expect(page.reloadPage).toHaveBeenCalledOnce();
  });

  it("loads once, however long it takes", async () => {
    browserSays(false);
    open(false);
    answers.mockResolvedValue(new Response());
    browserSays(true);
    await act(async () => void window.dispatchEvent(new Event("online")));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(page.reloadPage).toHaveBeenCalledOnce();
  });
});

describe("code that the server doesn't have", () => {
  it("shows the error page, which reloads at once", async () => {
    browserSays(true);
    answers.mockResolvedValueOnce(new Response(null, { status: 404 }));
    open(true);
    expect(await screen.findByText(texts.t("shell.pageFailed"))).toBeTruthy();
    await press(texts.t("shell.reload"));
    expect(page.reloadPage).toHaveBeenCalledOnce();
  });
});

describe("a page that broke", () => {
  it("says so and reloads at once", async () => {
    browserSays(true);
    expect(open(false).textContent).toContain(texts.t("shell.pageFailed"));
    await press(texts.t("shell.reload"));
    expect(page.reloadPage).toHaveBeenCalledOnce();
    expect(answers).not.toHaveBeenCalled();
  });

  it("is blamed on the network when offline, and reloads once the browser is online and the server answers", async () => {
    browserSays(false);
    expect(open(false).textContent).toContain(texts.t("errors.network"));
    answers.mockResolvedValue(new Response());
    browserSays(true);
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(page.reloadPage).toHaveBeenCalledOnce();
  });
});
