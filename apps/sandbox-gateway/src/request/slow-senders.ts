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

/** Paths of calls with pictures, whose bodies are larger and take longer to arrive. */
export const uploadPaths: ReadonlySet<string> = new Set(
  all.filter(({ codec }) => codec === "multipart").map(({ path }) => path),
);

/** Refuses bodies longer than the limit with 413, whether they state their length or not. */
export const bodiesUpTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: () => refusalResponse(new Refusal("too_large")) });

/** Time limits in milliseconds for receiving a request: slow senders would block connections. */
export interface ReceiveTimes {
  readonly head: number;
  /** The body, except of calls with pictures. */
  readonly body: number;
  /** The whole of a request with pictures: the client allows three minutes. */
  readonly upload: number;
  /** How often Node checks for connections over the limit. */
  readonly checkEvery: number;
}

export const defaultReceiveTimes: ReceiveTimes = {
  head: 20_000,
  body: 20_000,
  upload: 3 * MINUTE_MS,
  checkEvery: 1_000,
};

/** Longer than fetch and most proxies: if the server closed first, a request in flight would be lost. */
const KEEP_ALIVE_MS = 75_000;

export const serverTimes = ({ head, upload, checkEvery }: ReceiveTimes): ServerOptions => ({
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: head,
  requestTimeout: upload,
  connectionsCheckingInterval: checkEvery,
});

type NodeEnv = { Bindings: HttpBindings };

const LATE = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** Closes a connection whose body isn't complete in time; Node has only one limit for all bodies. */
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

/** Whether the sender disconnected, or was cut off, before the request was complete: no failure of the gateway. */
export const isBrokenOff = (c: Context<NodeEnv>): boolean => c.env.incoming.errored !== null;
