import type { HttpBindings } from "@hono/node-server";
import type { AnyEndpoint } from "@volado/api-client";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { PICTURE_BYTES_MAX, PICTURES_MAX } from "@volado/domain/validation";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { contentLanguage } from "./catalogue/wire.ts";
import type { Handlers } from "./handlers/handler.ts";
import * as groups from "./handlers/index.ts";
import { admitPictures } from "./pictures/admit-pictures.ts";
import { admit, injectFaults, refuseClosed, signedInFor } from "./request/access.ts";
import { browserOf } from "./request/browser.ts";
import type { Call } from "./request/call.ts";
import { callerOf, isAllowedOrigin } from "./request/caller.ts";
import { successResponse } from "./request/envelope.ts";
import { answerOnce, idempotencyKey } from "./request/idempotency.ts";
import { takeFrom } from "./request/rate-limit.ts";
import { readFields } from "./request/read-fields.ts";
import { Refusal } from "./request/refusal.ts";
import { bodiesUpTo, uploadPaths } from "./request/slow-senders.ts";
import type { Services } from "./services.ts";

const MAX_BODY_BYTES = 64 * 1024;

const MAX_UPLOAD_BYTES = PICTURES_MAX * PICTURE_BYTES_MAX + MAX_BODY_BYTES;

type Env = { Bindings: HttpBindings };

const handlers: Handlers = groups;

const checkMerchant = (header: string | undefined, { brand }: Services): void => {
  if (header === undefined || header.toLowerCase() === brand.code.toLowerCase()) return;
  throw new Refusal("not_permitted", { message: "This gateway serves another merchant." });
};

/** The handler's fields: validated, with files re-encoded. */
const admitFields = async (id: EndpointId, fields: unknown, call: Call): Promise<unknown> => {
  const { codec }: AnyEndpoint = endpoints[id];
  if (codec !== "multipart" || typeof fields !== "object" || fields === null) return fields;
  handlers[id].check(fields);
  return admitPictures(fields, call);
};

/** Handles a call from its headers to the envelope's value. @returns a response when there is no value to send */
const answerCall = async (id: EndpointId, c: Context<Env>, services: Services): Promise<Response> => {
  const endpoint: AnyEndpoint = endpoints[id];
  const caller = callerOf(c, services.options);
  takeFrom(services.limits.calls, caller.network);

  const over = await injectFaults(id, services, c.env, caller.ip);
  if (over !== undefined) return over;

  checkMerchant(c.req.header("Merchant"), services);
  admit(id, caller.network, services);
  const signedIn = await signedInFor(endpoint, c.req.header("Token") ?? null, services);
  refuseClosed(id, signedIn, services);
  const read = await readFields(endpoint, c.req.raw, services);
  const language = c.req.header("Language");
  const call: Call = {
    ...caller,
    services,
    db: services.db,
    signedIn,
    browser: browserOf(c, services.options),
    language: language === undefined ? services.brand.language : contentLanguage(language),
  };
  const begin = async () => handlers[id].begin(await admitFields(id, read, call), call);
  const value =
    endpoint.replay === "keyed"
      ? await answerOnce(endpoint, idempotencyKey(c.req.raw.headers), read, call, begin)
      : await (await begin())(call);
  return successResponse(value, c.req.header("Accept-Encoding"));
};

const API_FOLDER = "/api";

const below = (path: string): string => {
  if (!path.startsWith(`${API_FOLDER}/`)) throw new Error(`${path} is outside ${API_FOLDER}.`);
  return path.slice(API_FOLDER.length);
};

const isEndpointId = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);

/** The merchant API: every endpoint of the client's registry at its default path. */
export const createApi = (services: Services): Hono<Env> => {
  const app = new Hono<Env>();
  const all: readonly AnyEndpoint[] = Object.values(endpoints);
  const plainBodies = bodiesUpTo(MAX_BODY_BYTES);
  const uploadBodies = bodiesUpTo(MAX_UPLOAD_BYTES);
  app.use(
    cors({
      origin: (origin) => (isAllowedOrigin(origin, services.options) ? origin : null),
      allowHeaders:
        "Content-Type,Merchant,Module,Language,Platform,Token,Device,Encryption,Idempotency-Key".split(","),
      exposeHeaders: ["Retry-After", "Date"],
      maxAge: 600,
    }),
  );
  app.use((c, next) => (uploadPaths.has(c.req.path) ? uploadBodies : plainBodies)(c, next));

  for (const id of Object.keys(endpoints).filter(isEndpointId)) {
    const { method, path } = endpoints[id];
    app.on(method, below(path), (c) => answerCall(id, c, services));
  }
  for (const path of new Set(all.map((endpoint) => endpoint.path))) {
    const allowed = all.filter((endpoint) => endpoint.path === path);
    const headers = { Allow: allowed.map(({ method }) => method).join(", ") };
    app.all(below(path), () => {
      throw new Refusal("method_not_allowed", { headers });
    });
  }
  app.all("*", () => {
    throw new Refusal("not_found");
  });
  return app;
};
