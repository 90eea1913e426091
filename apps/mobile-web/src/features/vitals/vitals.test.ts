// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Metric } from "web-vitals";
import { watchVitals } from "./vitals.tsx";

type Listener = (metric: Pick<Metric, "name" | "value">) => void;
const measured = vi.hoisted(() => ({ listeners: new Map<string, Listener>() }));
vi.mock("web-vitals", () =>
  Object.fromEntries(
    ["onCLS", "onINP", "onLCP", "onTTFB"].map((name) => [
      name,
      (listener: Listener) => measured.listeners.set(name, listener),
    ]),
  ),
);

const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);
let visibility: DocumentVisibilityState = "visible";

const leave = (state: DocumentVisibilityState = "hidden") => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};
const measure = (on: string, name: Metric["name"], value: number) =>
  measured.listeners.get(on)?.({ name, value });
const sent = (): unknown => JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? "null");

let stop: () => void = () => undefined;
beforeEach(() => {
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  document.head.innerHTML = '<meta name="volado-release" content="r7">';
  stop = watchVitals("/vitals", "/m/slot-games");
});
afterEach(() => {
  stop();
  sendBeacon.mockClear();
  Reflect.deleteProperty(navigator, "connection");
  vi.restoreAllMocks();
});

it("sends the metrics when the page is hidden, with route, release and network only", () => {
  Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" }, configurable: true });
  measure("onLCP", "LCP", 1_234.5);
  measure("onCLS", "CLS", 0.01);
  measure("onCLS", "CLS", 0.02);
  measure("onTTFB", "TTFB", 80);
  leave();
  expect(sendBeacon).toHaveBeenCalledOnce();
  expect(sendBeacon.mock.calls[0]?.[0]).toBe("/vitals");
  expect(sent()).toEqual({
    route: "/m/slot-games",
    release: "r7",
    connection: "3g",
    vitals: { LCP: 1_234.5, CLS: 0.02, TTFB: 80 },
  });
});

it("sends only once", () => {
  measure("onLCP", "LCP", 1_000);
  leave();
  leave("visible");
  measure("onINP", "INP", 300);
  leave();
  expect(sendBeacon).toHaveBeenCalledOnce();
});

it("sends nothing when the page becomes visible", () => {
  measure("onLCP", "LCP", 1_000);
  leave("visible");
  expect(sendBeacon).not.toHaveBeenCalled();
});

it("sends nothing without metrics, but may later", () => {
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
  measure("onTTFB", "TTFB", 9);
  leave();
  expect(sent()).toEqual({ route: "/m/slot-games", release: "r7", vitals: { TTFB: 9 } });
});

it("ignores other metrics", () => {
  measure("onLCP", "FCP", 1);
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});
