// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { celebrate } from "./celebrate.ts";

const flights: Pick<Animation, "onfinish">[] = [];
const animate = vi.fn(() => {
  const flight = { onfinish: null };
  flights.push(flight);
  return flight;
});
const shown = () => [...document.body.children];

const celebrateWith = (reduced: boolean) => {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  Object.assign(HTMLElement.prototype, { animate });
  celebrate(new DOMRect(100, 200, 60, 44), "$8.00");
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

it("shows the amount among coins that nobody can touch, and removes each at the end of its flight", () => {
  celebrateWith(false);
  expect(shown().length).toBeGreaterThan(10);
  expect(document.body.textContent).toBe("+$8.00");
  for (const flight of flights) Reflect.apply(flight.onfinish ?? vi.fn(), flight, []);
  expect(shown()).toEqual([]);
});

it("shows the amount alone, and still, where the player asked for less motion", () => {
  celebrateWith(true);
  expect(shown().map(({ textContent }) => textContent)).toEqual(["+$8.00"]);
  expect(animate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1_500);
  expect(shown()).toEqual([]);
});
