import type { ServerOptions } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { AnyEndpoint } from "@volado/api-client";
import { endpoints } from "@volado/api-client/endpoints";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalResponse } from "./envelope.ts";
import { Refusal } from "./refusal.ts";

const all: readonly AnyEndpoint[] = Object.values(endpoints);

/** Paths of the calls that carry pictures: their bodies are longer than any other's, and take longer to arrive. */
export const uploadPaths: ReadonlySet<string> = new Set(
  all.filter(({ codec }) => codec === "multipart").map(({ path }) => path),
);

/** Lets bodies of so many bytes through, and refuses longer ones with 413, whether they tell their length or not. */
export const bodiesUpTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: () => refusalResponse(new Refusal("too_large")) });

/** Milliseconds that the parts of a request may take to arrive: a slower sender holds a connection for nothing. */
export interface ReceiveTimes {
  readonly head: number;
  /** The body, but for calls that carry pictures. */
  readonly body: number;
  /** The whole of a request that carries pictures: the client gives them three minutes. */
  readonly upload: number;
  /** How often Node looks for connections that have taken too long. */
  readonly checkEvery: number;
}

export const defaultReceiveTimes: ReceiveTimes = {
  head: 20_000,
  body: 20_000,
  upload: 3 * MINUTE_MS,
  checkEvery: 1_000,
};

/** Longer than fetch and most proxies hold theirs: where the server closes first, a request on its way is lost. */
const KEEP_ALIVE_MS = 75_000;

export const serverTimes = ({ head, upload, checkEvery }: ReceiveTimes): ServerOptions => ({
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: head,
  requestTimeout: upload,
  connectionsCheckingInterval: checkEvery,
});

type NodeEnv = { Bindings: HttpBindings };

const LATE = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** Closes the connection of a request whose body isn't whole in time; Node knows one time for bodies of every kind. */
export const bodyWithin =
  ({ body }: ReceiveTimes): MiddlewareHandler<NodeEnv> =>
  async (c, next) => {
    if (uploadPaths.has(c.req.path)) return next();
    const { incoming } = c.env;
    const timer = setTimeout(() => {
      if (incoming.complete) return;
      incoming.socket.write(LATE);
      incoming.socket.destroySoon();
    }, body);
    try {
      await next();
    } finally {
      clearTimeout(timer);
    }
  };

/** Whether the sender went, or was cut off, before the request was whole: no failure of the gateway. */
export const isBrokenOff = (c: Context<NodeEnv>): boolean => c.env.incoming.errored !== null;
