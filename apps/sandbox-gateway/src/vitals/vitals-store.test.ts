import { expect, it } from "vitest";
import { createVitalsStore } from "./vitals-store.ts";

const report = (route: string, LCP: number) => ({ route, vitals: { LCP } });

it("returns the 75th percentile of each vital by route, most visited first", () => {
  const store = createVitalsStore();
  store.add(report("/m/help", 500));
  for (const value of [100, 400, 200, 300]) store.add(report("/m/home", value));
  store.add({ route: "/m/home", vitals: { CLS: 0.2 } });
  expect(store.routes()).toEqual([
    { route: "/m/home", reports: 5, percentiles: { LCP: 300, CLS: 0.2 } },
    { route: "/m/help", reports: 1, percentiles: { LCP: 500 } },
  ]);
  store.clear();
  expect(store.routes()).toEqual([]);
});

it("counts a route's newest thousand reports", () => {
  const store = createVitalsStore();
  for (let visit = 0; visit < 1_000; visit += 1) store.add(report("/m/home", 9_000));
  for (let visit = 0; visit < 1_000; visit += 1) store.add(report("/m/home", 1_000));
  expect(store.routes()).toEqual([{ route: "/m/home", reports: 1_000, percentiles: { LCP: 1_000 } }]);
});

it("is not filled by made-up routes", () => {
  const store = createVitalsStore();
  for (let place = 0; place < 1_000; place += 1) store.add(report(`/m/${place}`, 1));
  expect(store.routes()).toHaveLength(200);
});
