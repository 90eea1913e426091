// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { OverlayProps } from "../lazy/lazy-boundary.tsx";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { useToast } from "../overlays/toast-store.ts";
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

const Toast = () => <p role="alert">{useToast()?.text}</p>;

/** A filter whose code loads or fails on demand. */
const list = () => {
  const answers: { comes: (code: FilterCode) => void; fails: (why: Error) => void }[] = [];
  const load = vi.fn(() => new Promise<FilterCode>((comes, fails) => answers.push({ comes, fails })));
  const { texts, wrapper } = testSite();
  const LazyFilter = lazyComponent({ name: "filter", load, onFail: "message" });
  render(
    <>
      <input aria-label="typed" defaultValue="lucero" />
      <FilterButton active={false} filter={LazyFilter} props={{ vendor: "Jili" }} />
      <Toast />
    </>,
    { wrapper },
  );
  return {
    load,
    comes: () => answers.at(-1)?.comes({ default: Filter }),
    fails: () => answers.at(-1)?.fails(new TypeError("Failed to fetch dynamically imported module")),
    button: () => screen.getByRole("button", { name: texts.t("games.filter.open") }),
    network: texts.t("errors.network"),
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

it("shows a toast if the code can't be loaded, and retries on the next tap", async () => {
  const { load, comes, fails, button, network } = list();
  fireEvent.click(button());
  fails();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  fails();
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(network));
  expect(button().getAttribute("aria-busy")).toBe(null);
  expect(screen.getByLabelText<HTMLInputElement>("typed").value).toBe("lucero");

  fireEvent.click(button());
  comes();
  expect(await screen.findByRole("button", { name: "Jili" })).toBeTruthy();
});

it("renders the filter after the pressed state, even if its code is loaded", async () => {
  const { comes, button } = list();
  fireEvent.pointerDown(button());
  comes();
  fireEvent.click(button());
  expect(screen.queryByRole("button", { name: "Jili" })).toBe(null);
  expect(await screen.findByRole("button", { name: "Jili" })).toBeTruthy();
});
