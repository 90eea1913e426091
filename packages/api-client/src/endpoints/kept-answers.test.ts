import { expect, test } from "vitest";
import type { AnyEndpoint } from "../core/endpoint.ts";
import { endpoints } from "./registry.ts";

test("what is kept locally is what Spec §7 and §9 name, the member's own apart from what is everybody's", () => {
  const all: readonly AnyEndpoint[] = Object.values(endpoints);
  const kept = all.flatMap(({ id, cache }) => (cache ? [[id, cache.personal ? "personal" : "public"]] : []));
  expect(Object.fromEntries(kept)).toEqual({
    // The links to customer service travel with it (docs/decisions/094).
    getStatus: "public",
    getMemberInfo: "personal",
    getLotteryMenu: "public",
    listLotteries: "public",
    listAnnouncements: "personal",
  });
});
