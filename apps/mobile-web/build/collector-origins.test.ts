import { expect, it } from "vitest";
import { collectorOrigins } from "./collector-origins.ts";

it.each([
  ["", []],
  ["/vitals", []],
  ["https://rum.example/v?site=1", ["https://rum.example"]],
])("measurements sent to %j need the origins %j", (vitalsAddress, origins) => {
  expect(collectorOrigins({ vitalsAddress })).toEqual(origins);
});
