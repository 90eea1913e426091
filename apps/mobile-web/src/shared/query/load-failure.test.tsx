// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { HttpError } from "@volado/api-client";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { LoadFailure } from "./load-failure.tsx";

const failure = (online: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  const onRetry = vi.fn(() => Promise.resolve());
  const { texts, wrapper } = testSite();
  const failed = { error: new HttpError("test", 500), retry: onRetry };
  render(<LoadFailure title="Sin juegos" failure={failed} />, { wrapper });
  return {
    onRetry,
    why: texts.t("errors.server"),
    network: texts.t("shell.needsNetwork"),
    retry: texts.t("common.retry"),
  };
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows what is missing and why, and retries on a tap", () => {
  const { onRetry, why, retry } = failure(true);
  const said = screen.getByRole("alert").textContent;
  expect(said).toContain("Sin juegos");
  expect(said).toContain(why);
  fireEvent.click(screen.getByRole("button", { name: retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("says that a network is needed without one", () => {
  const { network } = failure(false);
  expect(screen.queryByRole("alert")).toBe(null);
  expect(screen.getByRole("status").textContent).toContain(network);
});
