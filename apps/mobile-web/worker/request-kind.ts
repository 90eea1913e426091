import { isPagePath } from "@volado/domain/navigation";

/** What the worker answers: pages, files whose name has a hash, pictures. Everything else never meets it. */
export type RequestKind = "page" | "code" | "picture";

/** The part of a request that decides. */
export type Asked = Pick<Request, "method" | "url" | "destination">;

/**
 * How a request is answered; undefined leaves it to the browser. Named is what may be kept, so that calls of
 * the gateway, games in frames, other origins and everything nobody thought of stay out: no answer about a
 * player is ever kept here.
 */
export const requestKind = ({ method, url, destination }: Asked, origin: string): RequestKind | undefined => {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin || pathname.startsWith("/api/")) return undefined;
  if (destination === "document") return isPagePath(pathname) ? "page" : undefined;
  if (pathname.startsWith("/assets/")) return "code";
  return destination === "image" ? "picture" : undefined;
};
