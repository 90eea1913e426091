import * as z from "zod/mini";

const messageTypes = ["ready", "balance", "relogin", "deposit", "exit"] as const;

/**
 * What a framed game tells the site (Spec §4: `relogin` leads to login). Vendors send the bare word or an object;
 * both forms are read, everything else is none of ours.
 */
const messageSchema = z.union([
  z.object({ source: z.literal("volado-game"), type: z.enum(messageTypes) }),
  z.pipe(
    z.literal("relogin"),
    z.transform((type) => ({ type })),
  ),
]);

/** See {@link readGameMessage}; what each is for stands in docs/game-bridge.md. */
export type GameMessage = (typeof messageTypes)[number];

/** What the site tells the game: the balance it has read, in centavos. */
export const siteMessage = (balance: number) =>
  ({ source: "volado-site", type: "balance", balance }) as const;

/** Where a message came from, as far as it matters. */
export interface MessageOrigin {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The message, if it was sent by this very frame, from the origin of the game it holds; undefined for all others. */
export const readGameMessage = (
  { data, origin, source }: MessageOrigin,
  frame: { readonly window: unknown; readonly origin: string },
): GameMessage | undefined => {
  if (frame.window === null || source !== frame.window || origin !== frame.origin) return undefined;
  return messageSchema.safeParse(data).data?.type;
};
