import * as z from "zod/mini";

/**
 * What a frame shows when it says that it has loaded. Browsers say so of every document, also of the empty one that a
 * frame begins with and of their own error pages (docs/decisions/003).
 */
export type FrameContent =
  | { readonly kind: "empty" }
  /** A page, or one of another origin, of which nothing can be known. */
  | { readonly kind: "page" }
  /** A page of this origin that answered with an error status. */
  | { readonly kind: "refused"; readonly status: number };

const navigationSchema = z.object({ responseStatus: z.number() });

const FIRST_ERROR = 400;

/** Looks into the frame as far as the browser allows it. */
export const frameContent = (frame: Window | null): FrameContent => {
  try {
    if (!frame || frame.location.href === "about:blank") return { kind: "empty" };
    const [navigation] = frame.performance.getEntriesByType("navigation");
    const status = navigationSchema.safeParse(navigation).data?.responseStatus ?? 0;
    return status < FIRST_ERROR ? { kind: "page" } : { kind: "refused", status };
  } catch {
    return { kind: "page" };
  }
};

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
