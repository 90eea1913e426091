import { expect, it } from "vitest";
import { asksForList } from "./vendor-centre.tsx";

const scope = { type: "LIVE", classify: undefined, vendors: [] } as const;

it.each([
  ["", false],
  ["?vassalage=LUZ", true],
  ["?name=ruleta", true],
  ["?name=%20", false],
  ["?type=fav", true],
  ["?type=hot", true],
  ["?type=recent", true],
  ["?type=other", false],
  ["?vassalage=", false],
  ["?minBet=1", false],
  ["?vassalage=LUZ&at=240", true],
  ["?affiliateCode=AMIGO", false],
])("a URL with %j shows a list: %s", (search, asks) => {
  expect(asksForList(search, scope)).toBe(asks);
});
