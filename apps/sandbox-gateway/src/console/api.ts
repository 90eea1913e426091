import { ContractKind } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { INBOX_TEXT_MAX, INBOX_TITLE_MAX } from "@volado/domain/inbox";
import { RewardStatus } from "@volado/domain/rewards";
import type { PictureFormat } from "@volado/domain/validation";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { faultsSchema, noFaults } from "../faults.ts";
import { answered } from "../pages/envelope.ts";
import { idempotencyKey } from "../request/idempotency.ts";
import { Refusal } from "../request/refusal.ts";
import type { ConsoleActions } from "./actions.ts";
import { outcomes } from "./money-actions.ts";

/** Everything the page shows, in one answer. */
export const readState = async (actions: ConsoleActions, currencySymbol: string) => ({
  accounts: await actions.accounts(),
  outbox: await actions.outbox(),
  switches: await actions.switches(),
  registrationFields: await actions.registrationFields(),
  contracts: await actions.contracts(),
  deposits: await actions.deposits(),
  letters: await actions.letters(),
  applications: await actions.applications(),
  rewards: await actions.rewards(),
  withdrawals: await actions.withdrawals(),
  chats: await actions.chats(),
  vitals: await actions.vitals(),
  faults: await actions.faults(),
  /** Key ids the status call offers now, newest first. */
  kids: await actions.kids(),
  /** Ids of the endpoints that exist, for the list of calls to break. */
  calls: actions.calls(),
  /** As shown before an amount. */
  currencySymbol,
});

/** See {@link readState}. */
export type ConsoleState = Awaited<ReturnType<typeof readState>>;

const refuse = (code: "invalid_input" | "not_found" | "conflict", message: string): never => {
  throw new Refusal(code, { message });
};
const unknown = (what: string): never => refuse("not_found", `There is no such ${what}.`);

/** Refuses what an action did not find. */
const found = (known: boolean, what: string): void => {
  if (!known) unknown(what);
};

/** Refuses what an action found settled already (false), or not at all (undefined). */
const changed = (done: boolean | undefined, what: string, settled: string): void => {
  found(done !== undefined, what);
  if (!done) refuse("conflict", settled);
};

const ordered = (outcome: "done" | "unknown" | "key-reused"): void =>
  changed(outcome === "unknown" ? undefined : outcome === "done", "account", "The key was another order's.");

/** The body as the schema reads it. */
const bodyOf = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const result = schema.safeParse(await c.req.json().catch(() => undefined));
  return result.success
    ? result.data
    : refuse(
        "invalid_input",
        result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
      );
};

/** Places of pictures, as the database counts them. */
const positionSchema = z.coerce.number().pipe(z.int32().min(1));

/** Finds a picture that a member sent, by what it belongs to and its position. */
type FindPicture = (
  id: string,
  position: number,
) => Promise<{ readonly format: PictureFormat; readonly bytes: Uint8Array<ArrayBuffer> } | undefined>;

/** Bodies of the calls; money in whole centavos. */
const bodies = {
  switch: z.strictObject({ on: z.boolean() }),
  /** No field of a request carries more characters. */
  field: z.strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    maxLength: z.int().min(1).max(128).nullable(),
  }),
  balance: z.strictObject({ balance: z.int().min(0).max(1_000_000_000) }),
  contract: z.strictObject({ kind: z.enum(ContractKind) }),
  deposit: z.strictObject({ outcome: z.literal(outcomes) }),
  withdrawal: z.strictObject({ settlement: z.literal(outcomes) }),
  reward: z.strictObject({ amount: z.int().min(1).max(100_000) }),
  application: z.strictObject({ status: z.enum(RewardStatus) }),
  /** The HTML is published as it is, however hostile. */
  article: z.strictObject({ title: z.string().min(1).max(200), html: z.string().max(16_000) }),
  /** At most a day ahead and a day long. */
  rain: z.strictObject({
    startsIn: z.int().min(0).max(DAY_MS),
    lasts: z.int().min(1).max(DAY_MS),
    tries: z.int().min(1).max(50),
    prizes: z.array(z.int().min(0).max(100_000)).min(1).max(50),
  }),
  /** Without words the console writes its own. */
  letter: z.strictObject({
    count: z.int().min(1).max(500),
    title: z.string().min(1).max(INBOX_TITLE_MAX).optional(),
    text: z.string().min(1).max(INBOX_TEXT_MAX).optional(),
  }),
  chat: z.strictObject({ text: z.string().trim().min(1).max(500) }),
  faults: faultsSchema.partial(),
  expire: z.strictObject({ username: z.string().min(1).max(64).optional() }),
};

/**
 * The JSON API that the console's page and the end-to-end tests call, at `/console/api`; answers are the gateway's
 * envelope. What pays into a wallet, or gives something to claim, needs an `Idempotency-Key` header with a UUID, and
 * is done once for each.
 */
export const createConsoleApi = (actions: ConsoleActions, currencySymbol: string): Hono => {
  const api = new Hono();
  const read = (path: string, value: () => Promise<unknown>) =>
    api.get(path, async (c) => c.json(answered(await value())));
  /** A change: its answer is what `run` returns. */
  const write = <T>(
    method: "PUT" | "PATCH" | "POST",
    path: string,
    schema: z.ZodType<T>,
    run: (body: T, subject: string, c: Context) => Promise<unknown>,
  ) =>
    api.on(method, path, async (c) => {
      const body = await bodyOf(c, schema);
      return c.json(answered((await run(body, c.req.param("subject") ?? "", c)) ?? null));
    });
  const clear = (path: string, run: (subject: string) => Promise<unknown>) =>
    api.delete(path, async (c) => c.json(answered((await run(c.req.param("subject") ?? "")) ?? null)));
  const keyOf = (c: Context) => idempotencyKey(c.req.raw.headers);
  /** A picture is sent such that it does nothing but show. */
  const pictures = (path: string, find: FindPicture) =>
    api.get(`${path}/:position`, async (c) => {
      const { data: position } = positionSchema.safeParse(c.req.param("position"));
      if (position === undefined)
        return refuse("invalid_input", "The position must be a whole number from 1.");
      const picture = (await find(c.req.param("subject") ?? "", position)) ?? unknown("picture");
      return c.body(picture.bytes, 200, {
        "Content-Type": `image/${picture.format}`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      });
    });

  api.use(bodyLimit({ maxSize: 16_384 }));
  read("/state", () => readState(actions, currencySymbol));

  read("/accounts", actions.accounts);
  write("PUT", "/accounts/:subject/balance", bodies.balance, async ({ balance }, username, c) => {
    ordered(await actions.setBalance(username, balance, keyOf(c)));
    return (await actions.accounts()).find((account) => account.username === username);
  });
  api.post("/accounts/:username/agent", async (c) =>
    c.json(answered((await actions.makeAgent(c.req.param("username"))) ?? unknown("account"))),
  );

  api.get("/outbox", async (c) => {
    const { to, channel } = c.req.query();
    const messages = await actions.outbox();
    const asked = messages.filter(
      (message) =>
        (to === undefined || message.to === to) && (channel === undefined || message.channel === channel),
    );
    return c.json(answered(asked));
  });
  clear("/outbox", actions.clearOutbox);

  read("/switches", actions.switches);
  write("PUT", "/switches/:subject", bodies.switch, async ({ on }, name) => {
    found(await actions.setSwitch(name, on), "switch");
    return actions.switches();
  });

  read("/registration-fields", actions.registrationFields);
  write("PUT", "/registration-fields/:subject", bodies.field, async (field, name) => {
    found(await actions.setRegistrationField({ name, ...field }), "field");
    return actions.registrationFields();
  });

  read("/contracts", actions.contracts);
  write("POST", "/contracts/:subject", bodies.contract, async ({ kind }, username) => {
    found(await actions.offerContract(username, kind), "agent");
    return actions.contracts();
  });
  clear("/contracts/:subject", async (username) => {
    found(await actions.withdrawContracts(username), "agent");
    return actions.contracts();
  });

  read("/deposits", actions.deposits);
  write("POST", "/deposits/:subject", bodies.deposit, async ({ outcome }, id) => {
    changed(await actions.settleDeposit(id, outcome), "deposit", "Somebody settled it before.");
    return actions.deposits();
  });
  pictures("/deposits/:subject/receipts", actions.depositReceipt);

  read("/withdrawals", actions.withdrawals);
  write("POST", "/withdrawals/:subject", bodies.withdrawal, async ({ settlement }, id) => {
    found(await actions.settleWithdrawal(id, settlement), "pending withdrawal");
    return actions.withdrawals();
  });

  read("/rewards", actions.rewards);
  write("POST", "/rewards/:subject", bodies.reward, async ({ amount }, username, c) => {
    ordered(await actions.issueReward(username, amount, keyOf(c)));
    return actions.rewards();
  });
  // In place of the console's rain before.
  write("PUT", "/red-rain", bodies.rain, actions.letItRain);

  read("/inbox", actions.letters);
  write("POST", "/inbox/:subject", bodies.letter, async (letter, username) => {
    found(await actions.writeToMember(username, letter), "member");
    return actions.letters();
  });
  pictures("/inbox/:subject/pictures", actions.letterPicture);

  read("/applications", actions.applications);
  write("PUT", "/applications/:subject", bodies.application, async ({ status }, id) => {
    const settled = "It was rejected, and the member may have applied again.";
    changed(await actions.setApplication(id, status), "application", settled);
    return actions.applications();
  });
  pictures("/applications/:subject/pictures", actions.applicationPicture);

  write("POST", "/articles", bodies.article, actions.publishArticle);
  clear("/articles", actions.unpublishArticles);

  read("/chats", actions.chats);
  write("POST", "/chats/:subject", bodies.chat, async ({ text }, username) => {
    found(await actions.answerChat(username, text), "member who may chat");
    return actions.chats();
  });

  read("/vitals", actions.vitals);
  clear("/vitals", actions.clearVitals);

  read("/faults", actions.faults);
  write("PATCH", "/faults", bodies.faults, async (part) => {
    const known = new Set(actions.calls());
    const stranger = Object.keys(part.calls ?? {}).find((id) => !known.has(id));
    if (stranger !== undefined) refuse("invalid_input", `calls: there is no call "${stranger}".`);
    const next = faultsSchema.parse({ ...(await actions.faults()), ...part });
    // An end belongs to one maintenance: the next one says its own.
    const faults = { ...next, maintenanceEnd: next.maintenance ? next.maintenanceEnd : null };
    await actions.setFaults(faults);
    return faults;
  });
  clear("/faults", async () => {
    await actions.setFaults(noFaults);
    return noFaults;
  });

  write("POST", "/sessions/expire", bodies.expire, async ({ username }) => ({
    expired: await actions.expireSessions(username),
  }));
  api.post("/keys/rotate", async (c) => c.json(answered({ kid: await actions.rotateKey() })));
  api.post("/world/reset", async (c) => {
    await actions.resetWorld();
    return c.json(answered(null));
  });

  return api;
};
