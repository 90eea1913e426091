// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToast } from "../overlays/toast-store.ts";
import { testSite } from "../testing/test-site.tsx";
import { LanguageChoice } from "./language-choice.tsx";

const texts = vi.hoisted((): { come: () => void } => ({ come: () => undefined }));
vi.mock(import("./language.ts"), async (original) => ({
  ...(await original()),
  chooseLanguage: () =>
    new Promise<void>((come) => {
      texts.come = come;
    }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows a loading toast for 2 s unless the texts load quickly (Spec §9 loading)", async () => {
  const { texts: site, wrapper } = testSite();
  const { result: toast } = renderHook(useToast);
  render(<LanguageChoice />, { wrapper });
  const choose = () =>
    fireEvent.change(screen.getByLabelText(site.t("shell.language")), { target: { value: "EN" } });
  const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  choose();
  await passes(200);
  texts.come();
  await passes(500);
  expect(toast.current).toBeUndefined();

  choose();
  await passes(301);
  expect(toast.current).toMatchObject({ kind: "loading", text: site.t("common.loading") });
  await passes(2000);
  expect(toast.current).toBeUndefined();
});
