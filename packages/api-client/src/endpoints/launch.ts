import type { LotteryFields } from "@volado/domain/launch";
import { defineRead } from "../core/endpoint.ts";
import { wireId } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/** `game_name` is not in the specification. If sent, a shared URL can show the game's name. */
const launched = z.pipe(
  z.object({ content: z.object({ game_url: z.string(), game_name: z.optional(z.string()) }) }),
  z.transform(({ content }) => ({ url: content.game_url, name: content.game_name })),
);

export interface LaunchInput {
  readonly gameId: string;
  readonly nodeId: string;
  readonly vendor: string;
  /** Additional fields for lottery vendors (Spec §7). */
  readonly lottery?: LotteryFields | undefined;
}

/**
 * Launch a game for the signed-in member. Returns the URL of its page; an empty one is an error (Spec §7, §8).
 * Refusals: `game_not_permitted`, `game_maintenance`, `insufficient_permission`,
 * `game_not_found`.
 */
export const launchGame = defineRead({
  id: "launchGame",
  path: "/api/games/launch",
  access: "session",
  request: z.object({
    confirmTrans: z.literal(["0", 0]),
    launchMode: z.literal("GLS"),
    platform: z.literal("html5"),
    clientType: z.literal(["2", 2]),
    gameId: wireId,
    nodeId: wireId,
    accountType: z.literal(["1", 1]),
    vassalage: z.string(),
    merchantCode: z.string(),
    language: z.string(),
    webView: z.literal(["false", false]),
    vendor: z.optional(z.string()),
    gameCode: z.optional(z.string()),
    prizeMode: z.optional(z.string()),
    playType: z.optional(z.enum(["trad", "ent"])),
  }),
  encode: (input: LaunchInput, context) => ({
    confirmTrans: "0" as const,
    launchMode: "GLS" as const,
    platform: "html5" as const,
    clientType: "2" as const,
    gameId: input.gameId,
    nodeId: input.nodeId,
    accountType: "1" as const,
    vassalage: input.vendor,
    merchantCode: context.merchant,
    language: context.language,
    webView: "false" as const,
    ...input.lottery,
  }),
  response: launched,
});

/** Launch a game's demo for a guest (Spec §7 "guests use a separate launch"). Refusals as for `launchGame`. */
export const launchGuestGame = defineRead({
  id: "launchGuestGame",
  path: "/api/games/launch-guest",
  access: "anyone",
  request: z.object({ gameId: wireId, nodeId: wireId, platform: z.literal("html5") }),
  encode: (input: LaunchInput) => ({
    gameId: input.gameId,
    nodeId: input.nodeId,
    platform: "html5" as const,
  }),
  response: launched,
});
