// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { lazyComponent } from "./lazy-component.tsx";

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;

/** A part that fails to load this many times. */
const open = (failures: number) => {
  let requested = 0;
  const load = async (): Promise<{ default: ComponentType<{ name: string }> }> => {
    requested += 1;
    if (requested <= failures) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Greeting };
  };
  const { texts, wrapper } = testSite();
  const LazyGreeting = lazyComponent({ name: "greeting", load, onFail: "retry" });
  render(
    <>
      <input aria-label="typed" defaultValue="lucero" />
      <LazyGreeting name="Ana" waiting={<p>Espera</p>} />
    </>,
    { wrapper },
  );
  return { retry: texts.t("common.retry"), requested: () => requested };
};

afterEach(cleanup);

it("shows its placeholder until its code is loaded", async () => {
  const { requested } = open(0);
  expect(screen.getByText("Espera")).toBeTruthy();
  expect(await screen.findByText("Hola, Ana")).toBeTruthy();
  expect(screen.queryByText("Espera")).toBe(null);
  expect(requested()).toBe(1);
});

it("shows a retry button if its code can't be loaded, and the page stays", async () => {
  const { retry } = open(1);
  fireEvent.click(await screen.findByRole("button", { name: retry }));
  expect(await screen.findByText("Hola, Ana")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("typed").value).toBe("lucero");
});

it("renders at once if it was loaded before", async () => {
  const LazyGreeting = lazyComponent({
    name: "greeting",
    load: async () => ({ default: Greeting }),
    onFail: "retry",
  });
  const { wrapper } = testSite();
  const part = <LazyGreeting name="Ana" waiting={<p>Espera</p>} />;
  render(part, { wrapper });
  expect(screen.getByText("Espera")).toBeTruthy();
  await screen.findByText("Hola, Ana");
  cleanup();
  render(part, { wrapper });
  expect(screen.getByText("Hola, Ana")).toBeTruthy();
});

const Broken = (): never => {
  throw new Error("broken");
};

it.each<[string, () => Promise<{ default: ComponentType }>]>([
  ["can't be loaded", () => Promise.reject(new TypeError("no network"))],
  ["breaks", async () => ({ default: Broken })],
])("a silent part that %s leaves the page as it is", async (_how, load) => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const LazyPart = lazyComponent({ name: "part", load, onFail: "silent" });
  const { wrapper } = testSite();
  render(
    <>
      <p>Página</p>
      <LazyPart />
    </>,
    { wrapper },
  );
  await act(async () => void (await LazyPart.preload().catch(() => undefined)));
  expect(document.body.textContent).toBe("Página");
  vi.restoreAllMocks();
});
