import * as z from "zod/mini";

/**
 * The content of a frame that fired `load`, which browsers also do for the initial empty document and for their own
 * error pages (docs/decisions/003).
 */
export type FrameContent =
  | { readonly kind: "empty" }
  /** A page; also any page of another origin, which cannot be inspected. */
  | { readonly kind: "page" }
  /** A page of this origin that responded with an error status. */
  | { readonly kind: "refused"; readonly status: number };

const navigationSchema = z.object({ responseStatus: z.number() });

const FIRST_ERROR = 400;

/** Inspects the frame as far as the browser allows. */
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

/** Messages of a framed game (Spec §4: `relogin` leads to login). Vendors send a bare string or an object. */
const messageSchema = z.union([
  z.object({ source: z.literal("volado-game"), type: z.enum(messageTypes) }),
  z.pipe(
    z.literal("relogin"),
    z.transform((type) => ({ type })),
  ),
]);

/** See docs/game-bridge.md. */
export type GameMessage = (typeof messageTypes)[number];

/** The site's message to the game: the current balance in centavos. */
export const siteMessage = (balance: number) =>
  ({ source: "volado-site", type: "balance", balance }) as const;

/** The relevant parts of a `MessageEvent`. */
export interface MessageOrigin {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The message if it comes from this frame and its game's origin; undefined for all others. */
export const readGameMessage = (
  { data, origin, source }: MessageOrigin,
  frame: { readonly window: unknown; readonly origin: string },
): GameMessage | undefined => {
  if (frame.window === null || source !== frame.window || origin !== frame.origin) return undefined;
  return messageSchema.safeParse(data).data?.type;
};
