import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { Refusal } from "./refusal.ts";

/**
 * Refuses a request that names two hosts: Node keeps the first and a proxy before it may have gone by the second.
 *
 * @throws Refusal malformed
 */
export const oneHost: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const names = c.env.incoming.rawHeaders.filter((_word, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === "host").length > 1)
    throw new Refusal("malformed", {
      message: "The request names two hosts.",
      headers: { Connection: "close" },
    });
  await next();
};
