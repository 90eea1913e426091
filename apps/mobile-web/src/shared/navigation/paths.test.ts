import { expect, it } from "vitest";
import { paths } from "./paths.ts";

it("the paths of the site are built with their query, without undefined and empty parameters", () => {
  expect(paths.slots.to({ vendor: "JL" })).toBe("/m/slot-games?vassalage=JL");
  expect(paths.gameList.to({ gameType: "RNG", type: undefined, vendor: "" })).toBe(
    "/m/gameList?gameType=RNG",
  );
  expect(paths.login.to({ back: "/m/recent?x=1&y=2" })).toBe("/m/login?back=%2Fm%2Frecent%3Fx%3D1%26y%3D2");
  expect(paths.home.to()).toBe("/m/home");
});
