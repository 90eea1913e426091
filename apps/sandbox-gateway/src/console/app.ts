import { ContractKind } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { INBOX_TEXT_MAX, INBOX_TITLE_MAX } from "@volado/domain/inbox";
import { RewardStatus } from "@volado/domain/rewards";
import { depositReasons, withdrawalReasons } from "@volado/domain/wallet";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { faultsSchema, noFaults } from "../faults.ts";
import { createPageAssets } from "../pages/assets.ts";
import { answered, pageHeaders } from "../pages/responses.ts";
import { idempotencyKey } from "../request/idempotency.ts";
import { Refusal } from "../request/refusal.ts";
import { openStatuses } from "../rewards/promotion-applications.ts";
import type { Services } from "../services.ts";
import { type ConsoleActions, consoleActions, readState } from "./actions.ts";
import { consoleGuard } from "./guard.ts";
import { consolePage } from "./page.ts";

const refuse = (code: "invalid_input" | "not_found" | "conflict", message: string): never => {
  throw new Refusal(code, { message });
};
const unknown = (what: string): never => refuse("not_found", `There is no such ${what}.`);

/** @throws Refusal not_found when the action found no target */
const found = (known: boolean, what: string): void => {
  if (!known) unknown(what);
};

/** @throws Refusal conflict when the target was already settled (false), not_found when there is none (undefined) */
const changed = (done: boolean | undefined, what: string, settled: string): void => {
  found(done !== undefined, what);
  if (!done) refuse("conflict", settled);
};

const ordered = (outcome: "done" | "unknown" | "key-reused"): void =>
  changed(outcome === "unknown" ? undefined : outcome === "done", "account", "The key was another order's.");

const bodyOf = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const result = schema.safeParse(await c.req.json().catch(() => undefined));
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return refuse("invalid_input", issues.join("; "));
};

/** Picture positions, as the database counts them. */
const positionSchema = z.coerce.number().pipe(z.int32().min(1));

/** Bodies of the calls; money in whole centavos. */
const bodies = {
  nothing: z.unknown(),
  switch: z.strictObject({ on: z.boolean() }),
  field: z.strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    maxLength: z.int().min(1).max(128).nullable(),
  }),
  balance: z.strictObject({ balance: z.int().min(0).max(1_000_000_000) }),
  contract: z.strictObject({ kind: z.enum(ContractKind) }),
  /** "paid", or why it is rejected. */
  deposit: z.strictObject({ outcome: z.literal(["paid", ...depositReasons]) }),
  withdrawal: z.strictObject({ outcome: z.literal(["paid", ...withdrawalReasons]) }),
  reward: z.strictObject({ amount: z.int().min(1).max(100_000) }),
  /** A reward makes it `Claimed` when the member claims it. */
  application: z.union([
    z.strictObject({ status: z.literal(RewardStatus.Issued), amount: z.int().min(1).max(10_000_000) }),
    z.strictObject({ status: z.literal(openStatuses) }),
  ]),
  /** The HTML is published unchanged, even if it is malicious. */
  article: z.strictObject({ title: z.string().min(1).max(200), html: z.string().max(16_000) }),
  /** At most a day ahead and a day long. */
  rain: z.strictObject({
    startsIn: z.int().min(0).max(DAY_MS),
    lasts: z.int().min(1).max(DAY_MS),
    tries: z.int().min(1).max(50),
    prizes: z.array(z.int().min(0).max(100_000)).min(1).max(50),
  }),
  /** Without a text the console writes a default one. */
  letter: z.strictObject({
    count: z.int().min(1).max(500),
    title: z.string().min(1).max(INBOX_TITLE_MAX).optional(),
    text: z.string().min(1).max(INBOX_TEXT_MAX).optional(),
  }),
  chat: z.strictObject({ text: z.string().trim().min(1).max(500) }),
  faults: faultsSchema.partial(),
  expire: z.strictObject({ username: z.string().min(1).max(64).optional() }),
};

type Method = "PUT" | "PATCH" | "POST" | "DELETE";
type Change<T> = (body: T, subject: string, c: Context) => Promise<unknown>;

/**
 * The JSON API of the page and of end-to-end tests, at `/console/api`, in the gateway's envelope. Calls that pay into a
 * wallet or give a reward need an `Idempotency-Key` header with a UUID, and take effect once per key.
 */
const createConsoleApi = (actions: ConsoleActions, services: Services): Hono => {
  const { faults, vitals, settings } = services;
  const api = new Hono();
  const read = (path: string, value: (c: Context) => unknown) =>
    api.get(path, async (c) => c.json(answered(await value(c))));
  /** A change that responds with the result of `run`. */
  const write = <T>(method: Method, path: string, schema: z.ZodType<T>, run: Change<T>) =>
    api.on(method, path, async (c) => {
      const body = await bodyOf(c, schema);
      return c.json(answered((await run(body, c.req.param("subject") ?? "", c)) ?? null));
    });
  /** A list, and a change to it that responds with the new list. */
  const list = <T>(
    path: string,
    rows: () => Promise<unknown>,
    method: Method,
    schema: z.ZodType<T>,
    run: Change<T>,
  ) => {
    read(path, rows);
    write(method, `${path}/:subject`, schema, async (...change) => {
      await run(...change);
      return rows();
    });
  };
  const keyOf = (c: Context) => idempotencyKey(c.req.raw.headers);
  /** Serves the pictures of a form, with headers that keep them from running anything. */
  const pictures = (path: string, find: ConsoleActions["depositReceipt"]) =>
    api.get(`${path}/:position`, async (c) => {
      const { data: position } = positionSchema.safeParse(c.req.param("position"));
      if (position === undefined)
        return refuse("invalid_input", "The position must be a whole number from 1.");
      const picture = (await find(c.req.param("subject") ?? "", position)) ?? unknown("picture");
      return c.body(new Uint8Array(picture.bytes), 200, {
        "Content-Type": `image/${picture.format}`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      });
    });

  api.use(bodyLimit({ maxSize: 16_384 }));
  read("/state", () => readState(actions, services));

  read("/accounts", actions.accounts);
  write("PUT", "/accounts/:subject/balance", bodies.balance, async ({ balance }, username, c) => {
    ordered(await actions.setBalance(username, balance, keyOf(c)));
    return (await actions.accounts()).find((account) => account.username === username);
  });
  write("POST", "/accounts/:subject/agent", bodies.nothing, async (_, username) => {
    return (await actions.makeAgent(username)) ?? unknown("account");
  });

  read("/outbox", async (c) => {
    const { to, channel } = c.req.query();
    const messages = await actions.outbox();
    return messages.filter(
      (message) =>
        (to === undefined || message.to === to) && (channel === undefined || message.channel === channel),
    );
  });
  write("DELETE", "/outbox", bodies.nothing, actions.clearOutbox);

  list("/switches", actions.switches, "PUT", bodies.switch, async ({ on }, name) =>
    found(await actions.setSwitch(name, on), "switch"),
  );
  list("/registration-fields", actions.registrationFields, "PUT", bodies.field, async (field, name) =>
    found(await actions.setRegistrationField({ name, ...field }), "field"),
  );
  list("/contracts", actions.contracts, "POST", bodies.contract, async ({ kind }, username) =>
    found(await actions.offerContract(username, kind), "agent"),
  );
  write("DELETE", "/contracts/:subject", bodies.nothing, async (_, username) => {
    found(await actions.withdrawContracts(username), "agent");
    return actions.contracts();
  });

  list("/deposits", actions.deposits, "POST", bodies.deposit, async ({ outcome }, id) =>
    changed(await actions.settleDeposit(id, outcome), "deposit", "Somebody settled it before."),
  );
  pictures("/deposits/:subject/receipts", actions.depositReceipt);
  list("/withdrawals", actions.withdrawals, "POST", bodies.withdrawal, async ({ outcome }, id) =>
    found(await actions.settleWithdrawal(id, outcome), "pending withdrawal"),
  );
  list("/rewards", actions.rewards, "POST", bodies.reward, async ({ amount }, username, c) =>
    ordered(await actions.issueReward(username, amount, keyOf(c))),
  );
  // Replaces the console's previous rain.
  write("PUT", "/red-rain", bodies.rain, actions.letItRain);

  list("/inbox", actions.letters, "POST", bodies.letter, async (letter, username) =>
    found(await actions.writeToMember(username, letter), "member"),
  );
  pictures("/inbox/:subject/pictures", actions.letterPicture);
  list("/applications", actions.applications, "PUT", bodies.application, async (decision, id) => {
    const settled = "It was rejected, and the member may have applied again, or has a reward.";
    changed(await actions.setApplication(id, decision), "application", settled);
  });
  pictures("/applications/:subject/pictures", actions.applicationPicture);
  write("POST", "/articles", bodies.article, actions.publishArticle);
  write("DELETE", "/articles", bodies.nothing, actions.unpublishArticles);
  list("/chats", actions.chats, "POST", bodies.chat, async ({ text }, username) =>
    found(await actions.answerChat(username, text), "member who may chat"),
  );

  read("/vitals", vitals.routes);
  write("DELETE", "/vitals", bodies.nothing, async () => vitals.clear());

  read("/faults", faults.current);
  write("PATCH", "/faults", bodies.faults, async (part) => {
    const known = new Set(actions.calls());
    const stranger = Object.keys(part.calls ?? {}).find((id) => !known.has(id));
    if (stranger !== undefined) refuse("invalid_input", `calls: there is no call "${stranger}".`);
    const next = faultsSchema.parse({ ...faults.current(), ...part });
    // The end time is of this maintenance only.
    faults.set({ ...next, maintenanceEnd: next.maintenance ? next.maintenanceEnd : null });
    return faults.current();
  });
  write("DELETE", "/faults", bodies.nothing, async () => {
    faults.set(noFaults);
    return noFaults;
  });

  write("POST", "/sessions/expire", bodies.expire, async ({ username }) => ({
    expired: await actions.expireSessions(username),
  }));
  write("POST", "/keys/rotate", bodies.nothing, async () => ({ kid: await settings.rotateKey() }));
  write("POST", "/world/reset", bodies.nothing, actions.resetWorld);

  return api;
};

/** The development console, mounted at `/console`: one page, its files, and the JSON API it shares with the tests. */
export const createConsoleApp = (services: Services): Hono => {
  const actions = consoleActions(services);
  return new Hono()
    .use(consoleGuard(services.options.consoleRemote))
    .route("/api", createConsoleApi(actions, services))
    .route("/assets", createPageAssets(new URL("./browser/", import.meta.url)))
    .get("/", async (c) =>
      c.html(consolePage(services.brand, await readState(actions, services)), 200, pageHeaders([])),
    );
};
