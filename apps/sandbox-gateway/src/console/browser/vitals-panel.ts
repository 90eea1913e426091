import type { ConsoleState } from "../shapes/state.ts";
import type { RouteVitals } from "../shapes/vitals.ts";
import { button, cardHead, make } from "./build.ts";
import type { Act } from "./panels.ts";

/** What is "good" at the 75th percentile (web.dev/articles/vitals), and how a value is written. */
const vitals = [
  { name: "LCP", good: 2_500, write: (value: number) => `${Math.round(value)} ms` },
  { name: "INP", good: 200, write: (value: number) => `${Math.round(value)} ms` },
  { name: "CLS", good: 0.1, write: (value: number) => value.toFixed(3) },
  { name: "TTFB", good: 800, write: (value: number) => `${Math.round(value)} ms` },
] as const;

const factsOf = ({ percentiles }: RouteVitals): readonly HTMLElement[] =>
  vitals.flatMap(({ name, good, write }) => {
    const value = percentiles[name];
    if (value === undefined) return [];
    return [make("dt", "", name), make("dd", "", `${write(value)}${value > good ? " (not good)" : ""}`)];
  });

const routeRow = (row: RouteVitals): HTMLElement =>
  make(
    "li",
    "card",
    cardHead(
      make("b", "", row.route),
      make("span", "muted", row.reports === 1 ? "1 visit" : `${row.reports} visits`),
    ),
    make("dl", "facts", ...factsOf(row)),
  );

/** Three of four visits to a route were no slower than this. */
export const vitalsPanel = ({ vitals: routes }: ConsoleState, act: Act): Node =>
  make(
    "div",
    "stack",
    make(
      "p",
      "muted",
      routes.length === 0
        ? "No page has reported yet: a page reports when it leaves the screen, where merchant.json has a vitalsAddress."
        : "75th percentiles by the page that a visit began with.",
    ),
    make("ul", "cards", ...routes.map(routeRow)),
    button("Forget them", () => act("DELETE", "vitals", undefined, "What was measured is forgotten.")),
  );
