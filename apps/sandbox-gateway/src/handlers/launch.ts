import { endpoints } from "@volado/api-client/endpoints";
import { LOBBY } from "@volado/domain/launch";
import { isAgent } from "@volado/domain/member";
import type { CatalogueGame } from "../catalogue/catalogue.ts";
import { playKind } from "../launch/play-kind.ts";
import { checkLotteryFields, issueTicket } from "../launch/tickets.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

interface Asked {
  readonly nodeId: string;
  readonly gameId: string;
  readonly vendor: string | undefined;
}

/** The requested game; a vendor's tile names only its lobby (Spec §2 "Vendor tile"). */
const findGame = (call: Call, { nodeId, gameId, vendor }: Asked): CatalogueGame => {
  const { catalogue } = call.services;
  const entrance = gameId === LOBBY && vendor !== undefined;
  const game = entrance ? catalogue.lobbyOf(vendor) : catalogue.byNodeId(nodeId);
  if (game === undefined || (!entrance && game.game_id !== gameId)) throw new Refusal("game_not_found");
  if (vendor !== undefined && game.vendor !== vendor) throw new Refusal("game_not_found");
  if (game.state === "maintenance") throw new Refusal("game_maintenance");
  return game;
};

const address = (call: Call, game: CatalogueGame, ticket: string): string => {
  const query = new URLSearchParams({ ticket, lang: call.language.toLowerCase() });
  return `${call.origin}/play/${playKind(game)}?${query}`;
};

export const launchGame = defineHandler(endpoints.launchGame, async (request, call) => {
  const { member, sessionId } = sessionOf(call);
  const game = findGame(call, { ...request, vendor: request.vassalage });
  checkLotteryFields(request, game, call.services);
  if (game.state === "agents_only" && !isAgent(member)) throw new Refusal("game_not_permitted");
  const ticket = await issueTicket(call, game.node_id, { memberId: member.id, sessionId });
  return { content: { game_url: address(call, game, ticket), game_name: game.name } };
});

export const launchGuestGame = defineHandler(endpoints.launchGuestGame, async (request, call) => {
  const game = findGame(call, { ...request, vendor: undefined });
  if (!game.free_play) throw new Refusal("game_not_permitted");
  const ticket = await issueTicket(call, game.node_id, undefined);
  return { content: { game_url: address(call, game, ticket), game_name: game.name } };
});
