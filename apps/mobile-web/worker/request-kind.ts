import { isPagePath } from "@volado/domain/navigation";

/** The requests that the worker handles: pages, files with a hash in their name, pictures. */
export type RequestKind = "page" | "code" | "picture";

/** The part of a request that its kind depends on. */
export type Asked = Pick<Request, "method" | "url" | "destination">;

/**
 * How a request is handled; undefined leaves it to the browser. This is an allowlist, so that gateway calls, games in
 * frames and other origins are never cached: responses about a player are never stored.
 */
export const requestKind = ({ method, url, destination }: Asked, origin: string): RequestKind | undefined => {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin || pathname.startsWith("/api/")) return undefined;
  if (destination === "document") return isPagePath(pathname) ? "page" : undefined;
  if (pathname.startsWith("/assets/")) return "code";
  return destination === "image" ? "picture" : undefined;
};
