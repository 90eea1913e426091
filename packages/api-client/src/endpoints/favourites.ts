import { requestedType } from "@volado/domain/games";
import { defineEndpoint, defineKeyed, defineRead } from "../core/endpoint.ts";
import { gameSchema, gameTypeSchema } from "../schemas/game.schema.ts";
import { wireCount, wireId } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";
import type { PersonalPageInput } from "./recents.ts";

const positive = wireCount.check(z.positive());
const pageSize = wireCount.check(z.positive(), z.maximum(100));

/**
 * nodeIds of the member's favourites, 100 per page, by default the first page (Spec §3 "favourite ids are nodeIds as
 * strings", §9). A shorter page is the last one.
 */
export const listFavouriteIds = defineRead({
  id: "listFavouriteIds",
  path: "/api/favourites/ids",
  access: "session",
  request: z.object({ pageNo: positive, pageSize }),
  encode: (page: number | undefined) => ({ pageNo: page ?? 1, pageSize: 100 }),
  response: rows(wireId),
  offline: { version: 1 },
});

/** One page of favourite games (Spec §3 "Favourites": content, pageNum, totalPages). */
export const listFavourites = defineRead({
  id: "listFavourites",
  path: "/api/favourites",
  access: "session",
  request: z.object({
    pageNo: positive,
    pageSize,
    gameType: z.optional(gameTypeSchema),
    language: z.string(),
  }),
  encode: (input: PersonalPageInput, context) => ({
    pageNo: input.page,
    pageSize: input.pageSize,
    gameType: input.type && requestedType(input.type),
    language: context.language,
  }),
  response: z.pipe(
    z.object({ content: rows(gameSchema), pageNum: wireCount, totalPages: wireCount }),
    z.transform((wire) => ({ games: wire.content, page: wire.pageNum, totalPages: wire.totalPages })),
  ),
  offline: { version: 1 },
});

/** A game to star or unstar. */
export interface FavouriteInput {
  readonly nodeId: string;
  readonly vendor: string;
}

const favouriteRequest = z.object({ nodeId: wireId, vendor: z.string() });
const encodeFavourite = (input: FavouriteInput) => input;

/** Star a game; starring it twice changes nothing (Spec §4). Refusal: `not_found` (404). */
export const addFavourite = defineKeyed({
  id: "addFavourite",
  path: "/api/favourites",
  request: favouriteRequest,
  encode: encodeFavourite,
  response: z.unknown(),
});

/** Unstar a game; unstarring one that is not a favourite changes nothing. */
export const removeFavourite = defineEndpoint({
  id: "removeFavourite",
  method: "DELETE",
  path: "/api/favourites",
  access: "session",
  codec: "query",
  request: favouriteRequest,
  encode: encodeFavourite,
  response: z.unknown(),
  replay: "keyed",
});
