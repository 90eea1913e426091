// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { celebrate } from "./celebrate.ts";

const flights: Pick<Animation, "onfinish">[] = [];
const animate = vi.fn(() => {
  const flight = { onfinish: null };
  flights.push(flight);
  return flight;
});
const coins = () => document.body.children.length;

const celebrateWith = (reduced: boolean) => {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  Object.assign(HTMLElement.prototype, { animate });
  celebrate(new DOMRect(100, 200, 60, 44));
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("shows coins that nobody can touch, and removes each at the end of its flight", () => {
  celebrateWith(false);
  expect(coins()).toBeGreaterThan(9);
  for (const flight of flights) Reflect.apply(flight.onfinish ?? vi.fn(), flight, []);
  expect(coins()).toBe(0);
});

it("shows nothing where the player asked for less motion", () => {
  celebrateWith(true);
  expect(coins()).toBe(0);
});
