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
