import { GameType } from "@volado/domain/games";
import { type LaunchTarget, LOBBY, PrizeMode } from "@volado/domain/launch";
import * as z from "zod/mini";

const id = z.string().check(z.minLength(1), z.maxLength(80));

const addressSchema = z.object({
  node: id,
  game: id,
  vendor: id,
  type: z.enum(GameType),
  code: z.optional(id),
  mode: z.optional(z.enum(PrizeMode)),
  kind: z.optional(z.enum(["trad", "ent"])),
  demo: z.optional(z.literal("1")),
});

/**
 * The game that an address names; undefined when the address is broken. The gateway decides whether it may be played.
 */
export const readPlayAddress = (search: URLSearchParams): LaunchTarget | undefined => {
  const { data } = addressSchema.safeParse(Object.fromEntries(search));
  return (
    data && {
      nodeId: data.node,
      gameId: data.game,
      vendor: data.vendor,
      type: data.type,
      code: data.code ?? LOBBY,
      lotteryMode: data.mode,
      playType: data.kind,
      freePlay: data.demo === "1",
    }
  );
};
