import { expect, it } from "vitest";
import { placeCall } from "./first-calls.ts";

const list = {
  endpoint: "listGames",
  url: "/api/games?gameType=RNG&page=1&size=25&language=__L__",
  headers: {},
  paging: { field: "page", size: 25 },
};

it.each([
  ["", 1],
  ["?at=57", 1],
  ["?at=75", 4],
  ["?at=49000", 1961],
  ["?at=x", 1],
])("a list at %s asks for page %i", (search, page) => {
  const { url } = placeCall(list, search);
  expect(url).toBe(`/api/games?gameType=RNG&page=${page}&size=25&language=__L__`);
});

it("leaves a call without pages unchanged", () => {
  const call = { endpoint: "listAnnouncements", url: "/api/announcements?page=1", headers: {} };
  expect(placeCall(call, "?at=900")).toBe(call);
});
