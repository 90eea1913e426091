import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRedRain, listBankCards, listRewards } from "@volado/api-client/endpoints";
import { brandFolder } from "@volado/tooling/brands";
import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { readBrand } from "../brand/brand.ts";
import { openDatabase } from "../data/database.ts";
import type { Schema } from "../data/schema.ts";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { launchedAt, readValue, ticketOf } from "../testing/answer-value.ts";
import { type CalledGateway, callGateway, launchFields, type TestCall } from "../testing/call-gateway.ts";
import { logInto, mainPlace, startMain } from "../testing/main-process.ts";
import {
  allSound,
  auditAll,
  balanceOfTotals,
  moneyOfDemoMembers,
  ofStorm,
  STORM_SIZE,
} from "../testing/money.ts";
import { useGateway } from "../testing/test-gateway.ts";

const AT_ONCE = 25;
/** Fixed, so that a failure can be repeated; `VOLADO_STORM_SEED` sets another seed. */
const SEED = Number(process.env.VOLADO_STORM_SEED ?? 20_261_122);

/** By kind of order: its weight in a storm, the number of different orders, and how many must at least succeed. */
const kinds = {
  spin: { weight: 80, max: ofStorm(4_000), least: ofStorm(2_000) },
  deposit: { weight: 12, max: ofStorm(300), least: ofStorm(200) },
  withdraw: { weight: 3, max: ofStorm(60), least: ofStorm(40) },
  reward: { weight: 3, max: ofStorm(60), least: ofStorm(40) },
  envelope: { weight: 2, max: ofStorm(40), least: ofStorm(20) },
} as const;
type Kind = keyof typeof kinds;
const kindNames = ["spin", "deposit", "withdraw", "reward", "envelope"] as const satisfies readonly Kind[];

/** Each kind has few different orders, so that most are repeated with the same key and fields. */
type Order = Readonly<{ kind: Kind; number: number }>;
const orders = fc.oneof(
  ...kindNames.map((kind) => ({
    weight: kinds[kind].weight,
    arbitrary: fc.integer({ min: 1, max: kinds[kind].max }).map((number): Order => ({ kind, number })),
  })),
);
const keyOf = ({ kind, number }: Order): string =>
  `00000000-0000-4000-800${kindNames.indexOf(kind)}-${number.toString(16).padStart(12, "0")}`;

/** A running gateway, and the data for sending orders to it, which survives a kill. */
interface Life {
  readonly gateway: CalledGateway;
  readonly token: string;
  /** Tokens of the demo member and a second one, who take turns. */
  readonly tickets: readonly [string, string];
  readonly cardId: string;
  readonly rewardIds: readonly string[];
  readonly rainId: string;
}

const sendJson = (address: string, sent: object, more: HeadersInit = {}, method = "POST") => {
  const headers = { "Content-Type": "application/json", ...more };
  return fetch(address, { method, headers, body: JSON.stringify(sent) });
};

const call = ({ gateway, token }: Life, order: Order, id: TestCall["id"], fields: TestCall["fields"] = {}) =>
  callGateway(gateway, { id, token, fields, headers: { "Idempotency-Key": keyOf(order) } });

const withdraw = (life: Life, order: Order, amount: number, fee: string) => {
  const sum = { amount: `${amount}.00`, fee, paymentPassword: DEMO_PAYMENT_PASSWORD, givesUpBonus: false };
  return call(life, order, "requestWithdrawal", { cardId: life.cardId, ...sum });
};

const begin = async (url: string): Promise<Life> => {
  const [{ gateway, token }, second] = [await logInto(url), await logInto(url, "agente")];
  const ask = (id: TestCall["id"]) => callGateway(gateway, { id, token });
  const launch = async (by: string) =>
    ticketOf(launchedAt(await callGateway(gateway, { id: "launchGame", token: by, fields: launchFields() })));
  for (let number = 1; number <= kinds.reward.max; number += 1) {
    const headers = { "Idempotency-Key": keyOf({ kind: "reward", number }) };
    await sendJson(`${url}/console/api/rewards/jugador`, { amount: 700 + number }, headers);
  }
  const rain = { startsIn: 0, lasts: 3_600_000, tries: 50, prizes: [0, 300] };
  await sendJson(`${url}/console/api/red-rain`, rain, { "Idempotency-Key": crypto.randomUUID() }, "PUT");
  const { rewards } = readValue(await ask("listRewards"), listRewards.response);
  const gifts = rewards.filter(({ kind, status }) => kind === "gift" && status === "Issued");
  const life: Life = {
    gateway,
    token,
    tickets: [await launch(token), await launch(second.token)],
    cardId: readValue(await ask("listBankCards"), listBankCards.response).cards[0]?.id ?? "",
    rewardIds: gifts.map(({ id }) => id),
    rainId: readValue(await ask("getRedRain"), getRedRain.response).rain?.id ?? "",
  };
  // The first withdrawal of a day is free; those of the storm cost five pesos each.
  expect((await withdraw(life, { kind: "withdraw", number: 0 }, 100, "0.00")).status).toBe(200);
  return life;
};

/** An order's response: its status, and the parts that must be equal if the order is repeated. */
type Answered = readonly [status: number, what: unknown];
const idSchema = z.object({ id: z.string() });
const roundSchema = z.object({ value: z.object({ win: z.number() }) });

const send = async (life: Life, order: Order): Promise<Answered> => {
  const { number } = order;
  const { url } = life.gateway;
  if (order.kind === "spin") {
    const round = { game: "reels", bet: 100, key: keyOf(order) };
    const headers = { "Play-Ticket": life.tickets[number % 2 === 0 ? 0 : 1] };
    const response = await sendJson(`${url}/play/api/round`, round, headers);
    const body: unknown = await response.json();
    return [response.status, response.ok ? roundSchema.parse(body).value.win : body];
  }
  const calls = {
    reward: () => call(life, order, "claimReward", { rewardId: life.rewardIds[number - 1] }),
    envelope: () => call(life, order, "openEnvelope", { rainId: life.rainId }),
    deposit: () => call(life, order, "createDeposit", { methodId: "spei", amount: String(200 + number) }),
    withdraw: () => withdraw(life, order, 100 + number, "5.00"),
  };
  const { status, body } = await calls[order.kind]();
  const isDeposit = order.kind === "deposit";
  if (status !== 200 || (!isDeposit && order.kind !== "withdraw")) return [status, body];
  // Each order is settled twice at the same time: a deposit as paid, a withdrawal as paid and as rejected.
  const { id } = idSchema.parse(body.value);
  const settle = (outcome: string) =>
    isDeposit
      ? sendJson(`${url}/console/api/deposits/${id}`, { outcome: "paid" })
      : sendJson(`${url}/console/api/withdrawals/${id}`, { outcome });
  await Promise.all([settle("paid"), settle("bank-returned")]);
  return [status, id];
};

/** A storm that is sent in parts, each to a new gateway. */
const createStorm = () => {
  const size = { minLength: STORM_SIZE, maxLength: STORM_SIZE, size: "max" } as const;
  const [sample = []] = fc.sample(fc.array(orders, size), { numRuns: 1, seed: SEED });
  const waiting = [...sample];
  /** Successful responses by key. Repeated orders must get the same ones. */
  const taken = new Map<string, Answered>();
  let answered = 0;
  let again = 0;
  const countOf = (kind: Kind) =>
    [...taken.keys()].filter((key) => key.includes(`-800${kindNames.indexOf(kind)}-`)).length;
  return {
    /** Sends orders until `count` have been answered in all parts, then ends the gateway while others are in flight. */
    async sendUntil(count: number, life: Life, end: () => Promise<unknown>): Promise<void> {
      let ended: Promise<unknown> | undefined;
      const caller = async (): Promise<void> => {
        while (ended === undefined) {
          const next = waiting.shift();
          if (next === undefined) return;
          const answer = await send(life, next).catch(() => undefined);
          if (answer === undefined) {
            // The order may have taken effect or not, so it is sent again to the next gateway.
            waiting.unshift(next);
            if (ended === undefined) throw new Error("The gateway did not answer, and nobody had ended it.");
            return;
          }
          expect(answer[0]).toBeLessThan(500);
          const before = taken.get(keyOf(next));
          if (before !== undefined) {
            expect(answer).toEqual(before);
            again += 1;
          } else if (answer[0] === 200) taken.set(keyOf(next), answer);
          answered += 1;
          if (answered === count && count < STORM_SIZE) ended = end();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, caller));
      await (ended ?? end());
    },

    /** Compares an idle database with its initial state and the responses. */
    async check(db: Kysely<Schema>, before: Awaited<ReturnType<typeof moneyOfDemoMembers>>): Promise<void> {
      expect(await auditAll(db)).toEqual(allSound);
      const after = await moneyOfDemoMembers(db);
      expect(after.ordersTwice).toBe(0);
      for (const [index, { balance, totals }] of after.members.entries()) {
        const start = before.members[index];
        if (start === undefined) throw new Error("There was no such member.");
        expect(balance - start.balance).toBe(balanceOfTotals(totals) - balanceOfTotals(start.totals));
      }
      expect(after.spins - before.spins).toBeGreaterThanOrEqual(countOf("spin"));
      expect(after.opened).toBeGreaterThanOrEqual(countOf("envelope"));
      expect(after.opened).toBeLessThanOrEqual(kinds.envelope.max);
    },

    checkSize(): void {
      expect(answered).toBe(STORM_SIZE);
      expect(again).toBeGreaterThanOrEqual(ofStorm(5_000));
      for (const kind of kindNames) expect(countOf(kind), kind).toBeGreaterThanOrEqual(kinds[kind].least);
    },
  };
};

/** The house brand without a limit on the withdrawals of a day that a storm could reach. */
const folder = mkdtempSync(join(tmpdir(), "volado-storm-"));
afterAll(() => rmSync(folder, { recursive: true }));
copyFileSync(join(brandFolder("volado"), "merchant.json"), join(folder, "merchant.json"));
const levels = [{ name: "VIP Bronce", from: 0, perks: [] }];
writeFileSync(join(folder, "sandbox.json"), JSON.stringify({ withdrawalsADay: 1_000, vipLevels: levels }));
const read = readBrand(folder);
if (!read.ok) throw new Error(read.problems.join("\n"));

const gateway = useGateway({ team: false, brand: read.brand });

it(`${STORM_SIZE} orders of money, ${AT_ONCE} at a time and repeated, take effect once each`, async () => {
  const { db } = gateway.services();
  const before = await moneyOfDemoMembers(db);
  const storm = createStorm();
  await storm.sendUntil(STORM_SIZE, await begin(gateway.url()), async () => {});
  await storm.check(db, before);
  storm.checkSize();
}, 600_000);

it.runIf(process.env.VOLADO_TEST_ALL === "1")(
  "so they do when the gateway is killed among them",
  async () => {
    const place = await mainPlace();
    const audit = async <T>(ask: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
      const { db, close } = await openDatabase(place.location);
      return ask(db).finally(close);
    };
    const before = await audit(moneyOfDemoMembers);
    const storm = createStorm();
    let first: Life | undefined;
    for (const until of [0.25, 0.5, 0.75, 1].map((part) => part * STORM_SIZE)) {
      const main = await startMain({
        ...place.env,
        VOLADO_BRAND_DIR: folder,
        VOLADO_CALLS_PER_SECOND: "100000",
      });
      first ??= await begin(main.url);
      const life = { ...first, gateway: { ...first.gateway, url: main.url } };
      await storm.sendUntil(until, life, async () => {
        expect(await main.end("SIGKILL")).toEqual([null, "SIGKILL"]);
      });
      await audit((db) => storm.check(db, before));
    }
    storm.checkSize();
    await place.drop();
  },
  900_000,
);
