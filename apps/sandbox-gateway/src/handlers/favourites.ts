import { endpoints } from "@volado/api-client/endpoints";
import { type CatalogueGame, wireGame } from "../catalogue/catalogue.ts";
import { pageOf } from "../catalogue/wire.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

const favouritesOf = async (call: Call): Promise<readonly CatalogueGame[]> => {
  const { id } = sessionOf(call).member;
  const own = call.db.selectFrom("favourites").select("node_id").where("member_id", "=", id);
  const rows = await own.orderBy("created_at", "desc").orderBy("node_id").execute();
  return rows.flatMap(({ node_id }) => call.services.catalogue.byNodeId(node_id) ?? []);
};

export const listFavouriteIds = defineHandler(endpoints.listFavouriteIds, async (request, call) =>
  pageOf(await favouritesOf(call), request.pageNo, request.pageSize).items.map(({ node_id }) => node_id),
);

export const listFavourites = defineHandler(endpoints.listFavourites, async (request, call) => {
  const all = await favouritesOf(call);
  const games = all.filter(({ type }) => request.gameType === undefined || type === request.gameType);
  const page = pageOf(games, request.pageNo, request.pageSize);
  return { content: page.items.map(wireGame), pageNum: page.page, totalPages: page.totalPages };
});

export const addFavourite = defineHandler(endpoints.addFavourite, async ({ nodeId, vendor }, call) => {
  const game = call.services.catalogue.byNodeId(nodeId);
  if (game === undefined || game.vendor !== vendor) throw new Refusal("not_found");
  const row = { member_id: sessionOf(call).member.id, node_id: nodeId, created_at: call.services.now() };
  const insert = call.db.insertInto("favourites").values(row);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  return null;
});

export const removeFavourite = defineHandler(endpoints.removeFavourite, async ({ nodeId }, call) => {
  const own = call.db.deleteFrom("favourites").where("member_id", "=", sessionOf(call).member.id);
  await own.where("node_id", "=", nodeId).execute();
  return null;
});
