import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { injectFaults } from "../request/access.ts";
import { callerOf, isAllowedOrigin } from "../request/caller.ts";
import { formOf } from "../request/read-fields.ts";
import { Refusal, refusalStatus } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { createToolkit, ToolkitError } from "./toolkit.ts";

type Env = { Bindings: HttpBindings };

/**
 * Public by design, as every Firebase web key: it names the project and opens nothing. As in the house
 * brand's merchant.json.
 */
export const SANDBOX_API_KEY = "volado-sandbox-key";

/** The name under which the console can break these calls. */
export const TOOLKIT_FAULT = "firebaseAuth";

const MAX_BODY_BYTES = 32 * 1024;

const TOOLKIT = "/identitytoolkit.googleapis.com";
const SECURE_TOKEN = "/securetoken.googleapis.com";

const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

const asToolkitError = (error: unknown, log: Services["options"]["log"]): ToolkitError => {
  if (error instanceof ToolkitError) return error;
  if (error instanceof Refusal) return new ToolkitError(error.code.toUpperCase(), refusalStatus[error.code]);
  log("A call of the sandbox's Firebase failed:", error);
  return new ToolkitError("INTERNAL", 500);
};

/**
 * The sandbox's Firebase Auth, mounted at the gateway's root: the paths are those that the SDK's emulator mode asks for
 * (`connectAuthEmulator(auth, origin)`), so that the site runs the real SDK.
 */
export const createToolkitApp = (services: Services): Hono<Env> => {
  const { options, limits } = services;
  const toolkit = createToolkit(services);
  const app = new Hono<Env>();

  for (const folder of [TOOLKIT, SECURE_TOKEN]) {
    app.use(`${folder}/*`, cors({ origin: (origin) => (isAllowedOrigin(origin, options) ? origin : null) }));
    app.use(
      `${folder}/*`,
      bodyLimit({
        maxSize: MAX_BODY_BYTES,
        onError: () => {
          throw new ToolkitError("INVALID_ARGUMENT", 413);
        },
      }),
      async (c, next) => {
        const { ip, network } = callerOf(c, options);
        if (limits.calls.take(network) > 0) throw new ToolkitError("TOO_MANY_ATTEMPTS_TRY_LATER", 429);
        const over = await injectFaults(TOOLKIT_FAULT, services, c.env, ip);
        if (over !== undefined) return over;
        if (c.req.query("key") !== SANDBOX_API_KEY) {
          throw new ToolkitError("API key not valid. Please pass a valid API key.");
        }
        c.header("Cache-Control", "no-store");
        return next();
      },
    );
  }

  app.post(`${TOOLKIT}/:version/:method`, async (c) => {
    const method = toolkit.posts.get(`${c.req.param("version")}/${c.req.param("method")}`);
    if (method === undefined) throw new ToolkitError("NOT_FOUND", 404);
    return c.json(await method(await jsonOf(c), { locale: c.req.header("X-Firebase-Locale") }));
  });
  app.get(`${TOOLKIT}/:version/:method`, (c) => {
    const answer = toolkit.gets.get(`${c.req.param("version")}/${c.req.param("method")}`);
    if (answer === undefined) throw new ToolkitError("NOT_FOUND", 404);
    return c.json(answer);
  });
  app.post(`${SECURE_TOKEN}/v1/token`, async (c) =>
    c.json(await toolkit.refresh(await formOf(c), { locale: undefined })),
  );

  app.onError((error, c) => {
    const { body, status } = asToolkitError(error, options.log);
    return c.json(body, status);
  });
  return app;
};
