// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { OverlayProps } from "../lazy/lazy-boundary.tsx";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { testSite } from "../testing/test-site.tsx";
import { FilterButton } from "./filter-button.tsx";

interface Narrowed {
  readonly vendor: string;
}

interface FilterCode {
  readonly default: ComponentType<Narrowed & OverlayProps>;
}

function Filter({ vendor, open, onClose }: Narrowed & OverlayProps) {
  return open ? (
    <button type="button" onClick={onClose}>
      {vendor}
    </button>
  ) : null;
}

/** A filter that loads on demand. */
const list = () => {
  let arrive: (code: FilterCode) => void = () => undefined;
  const load = vi.fn(() => new Promise<FilterCode>((done) => (arrive = done)));
  const { texts, wrapper } = testSite();
  const LazyFilter = lazyComponent({ name: "filter", load, onFail: "message" });
  render(<FilterButton active={false} filter={LazyFilter} props={{ vendor: "Jili" }} />, { wrapper });
  return {
    load,
    comes: () => arrive({ default: Filter }),
    button: () => screen.getByRole("button", { name: texts.t("games.filter.open") }),
  };
};

afterEach(cleanup);

it("loads the filter's code on pointerdown, shows a spinner, and opens it", async () => {
  const { load, comes, button } = list();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(button());
  expect(load).toHaveBeenCalledOnce();
  expect(button().getAttribute("aria-busy")).toBe(null);

  fireEvent.click(button());
  expect(button().getAttribute("aria-busy")).toBe("true");
  const requested = load.mock.calls.length;
  fireEvent.click(button());
  expect(load).toHaveBeenCalledTimes(requested);

  comes();
  fireEvent.click(await screen.findByRole("button", { name: "Jili" }));
  expect(screen.queryByRole("button", { name: "Jili" })).toBe(null);
  expect(button().getAttribute("aria-busy")).toBe(null);
  fireEvent.click(button());
  expect(load).toHaveBeenCalledTimes(requested);
  expect(await screen.findByRole("button", { name: "Jili" })).toBeTruthy();
});
