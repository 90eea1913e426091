import { expect, it } from "vitest";
import { placeCall } from "./place-call.ts";

const LIST = "/api/games?gameType=RNG&pageNo=1&pageSize=25&language={language}";

it.each([
  [LIST, "", LIST],
  [LIST, "?at=57", LIST],
  [LIST, "?at=75", LIST.replace("pageNo=1", "pageNo=4")],
  [LIST, "?at=49000", LIST.replace("pageNo=1", "pageNo=1961")],
  [LIST, "?at=x", LIST],
  ["/api/announcements?l=ES", "?at=900", "/api/announcements?l=ES"],
  ["/api/hot?pageSize=9", "?at=900", "/api/hot?pageSize=9"],
])("%s at %s asks %s", (url, search, asked) => {
  expect(placeCall({ endpoint: "listGames", url, headers: {} }, search).url).toBe(asked);
});
