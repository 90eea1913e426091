// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { PartBoundary } from "./part-boundary.tsx";

const health = { broken: false };
const Part = () => {
  if (health.broken) throw new Error("broken");
  return <p>Parte</p>;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("keeps the page when a part throws, and retries the part on a tap", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  health.broken = true;
  const { texts, wrapper } = testSite();
  render(
    <>
      <p>Página</p>
      <PartBoundary at="part">
        <Part />
      </PartBoundary>
    </>,
    { wrapper },
  );
  expect(screen.getByText("Página")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain(texts.t("home.failed"));
  health.broken = false;
  fireEvent.click(screen.getByRole("button", { name: texts.t("common.retry") }));
  expect(screen.getByText("Parte")).toBeTruthy();
});
