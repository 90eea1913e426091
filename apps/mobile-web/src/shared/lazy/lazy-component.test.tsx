// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { lazyComponent } from "./lazy-component.tsx";

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;

/** A part whose code fails to load this many times. */
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
