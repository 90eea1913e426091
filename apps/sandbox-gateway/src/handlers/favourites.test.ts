import { expect, it } from "vitest";
import { useMember } from "../testing/index.ts";

const gateway = useMember();
const ids = () => gateway.read("listFavouriteIds", { pageNo: 1, pageSize: 100 });
const star = (nodeId: string) => {
  gateway.later(1_000);
  return gateway.outcome("addFavourite", { nodeId, vendor: nodeId.split("-")[0] ?? "" });
};
const unstar = (nodeId: string) => gateway.outcome("removeFavourite", { nodeId, vendor: "" });

it("favourites are listed newest first, once each, and belong to one member", async () => {
  for (const nodeId of ["JL-RNG-001", "ARR-FISH-002", "JL-RNG-001"]) await star(nodeId);
  expect(await ids()).toEqual(["ARR-FISH-002", "JL-RNG-001"]);
  for (let times = 0; times < 2; times += 1) expect(await unstar("JL-RNG-001")).toBe("ok");
  expect(await ids()).toEqual(["ARR-FISH-002"]);
  await gateway.become("agente");
  expect(await ids()).toEqual([]);
});

it("favourites come in pages, optionally of one type", async () => {
  for (const nodeId of ["JL-RNG-001", "JL-RNG-002", "JL-FISH-001"]) await star(nodeId);
  const page = async (fields: object = {}) => {
    const asked = { pageNo: 1, pageSize: 2, language: "ES", ...fields };
    const { games, totalPages } = await gateway.read("listFavourites", asked);
    return [games.map(({ nodeId }) => nodeId), totalPages];
  };
  expect(await page()).toEqual([["JL-FISH-001", "JL-RNG-002"], 2]);
  expect(await page({ pageNo: 2 })).toEqual([["JL-RNG-001"], 2]);
  expect(await page({ gameType: "RNG" })).toEqual([["JL-RNG-002", "JL-RNG-001"], 1]);
});

it("an unknown game can't be a favourite", async () => {
  expect(await star("NO-RNG-001")).toBe("not_found");
});
