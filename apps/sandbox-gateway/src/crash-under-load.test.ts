import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PAYMENT_PASSWORD } from "./data/world/accounts.ts";
import { launchedAt, readValue, ticketOf } from "./testing/answer-value.ts";
import { type CalledGateway, callGateway, launchFields } from "./testing/call-gateway.ts";
import { auditLedger, soundLedger } from "./testing/ledger-audit.ts";
import { logInto, type MainPlace, mainPlace } from "./testing/main-place.ts";
import { startMain } from "./testing/main-process.ts";
import { ofStorm, STORM_SIZE } from "./testing/storm-size.ts";

/** So many are on their way at the same moment. */
const AT_ONCE = 25;
/** The process is killed when so many were answered, and so on with the next one. */
const LIVES = [2_500, 5_000, 7_500].map(ofStorm);
/** The same storm each time, so that one that failed can be looked at; `VOLADO_STORM_SEED` makes another. */
const SEED = Number(process.env.VOLADO_STORM_SEED ?? 20_261_122);
const OPENING_BALANCE = 500_000;
/** Gifts that wait to be claimed when the storm begins. */
const REWARDS = ofStorm(60);

/**
 * At least so many different orders of each kind were taken in a whole storm, and so many were answered once more:
 * else the sums would prove little.
 */
const least = { spin: 2_000, deposit: 200, withdraw: 40, reward: 45, again: 5_000 } as const;

let place: MainPlace;
beforeAll(async () => {
  place = await mainPlace();
});
afterAll(() => place.drop());

const idSchema = z.object({ id: z.string() });
const roundSchema = z.object({ value: z.object({ win: z.number() }) });

/** Orders of a kind have few numbers, so that most of them come again: with the same key and the same fields. */
const operation = fc.oneof(
  {
    weight: 82,
    arbitrary: fc.record({ kind: fc.constant("spin"), number: fc.integer({ min: 1, max: ofStorm(4_000) }) }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant("deposit"), number: fc.integer({ min: 1, max: ofStorm(300) }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("withdraw"), number: fc.integer({ min: 1, max: ofStorm(60) }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("reward"), number: fc.integer({ min: 1, max: REWARDS }) }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

/** The free withdrawal that comes before the storm. */
const free: Operation = { kind: "withdraw", number: 0 };

const kinds = ["spin", "deposit", "withdraw", "reward"];
const keyOf = ({ kind, number }: Operation): string =>
  `00000000-0000-4000-800${kinds.indexOf(kind)}-${number.toString(16).padStart(12, "0")}`;

/** A process, and what the member needs to send anything to it. */
interface Life {
  readonly gateway: CalledGateway;
  readonly token: string;
  readonly ticket: string;
  readonly cardId: string;
  /** What may be claimed. */
  readonly rewardIds: readonly string[];
}

const cardsSchema = z.object({ cards: z.tuple([idSchema], z.unknown()) });
const rewardsSchema = z.object({
  rewards: z.array(z.object({ id: z.string(), kind: z.string(), status: z.string() })),
});

/** Gives the member what the storm claims. @returns their ids */
const give = async (gateway: CalledGateway, token: string): Promise<readonly string[]> => {
  for (let number = 1; number <= REWARDS; number += 1)
    await post(
      `${gateway.url}/console/api/rewards/jugador`,
      { amount: 700 + number },
      { "Idempotency-Key": keyOf({ kind: "reward", number }) },
    );
  const { rewards } = readValue(await callGateway(gateway, { id: "listRewards", token }), rewardsSchema);
  return rewards.filter(({ kind, status }) => kind === "gift" && status === "Issued").map(({ id }) => id);
};

/** Logs in and begins a game; both are there after every kill. */
const begin = async (url: string): Promise<Life> => {
  const { gateway, token } = await logInto(url);
  const launched = await callGateway(gateway, { id: "launchGame", token, fields: launchFields() });
  const { cards } = readValue(await callGateway(gateway, { id: "listBankCards", token }), cardsSchema);
  const ticket = ticketOf(launchedAt(launched));
  const life = { gateway, token, ticket, cardId: cards[0].id, rewardIds: await give(gateway, token) };
  // The first of a day is free; those of the storm cost five pesos each.
  expect((await withdraw(life, { amount: "100.00", fee: "0.00" }, keyOf(free))).status).toBe(200);
  return life;
};

const withdraw = (
  { gateway, token, cardId }: Life,
  sum: { readonly amount: string; readonly fee: string },
  key: string,
) =>
  callGateway(gateway, {
    id: "requestWithdrawal",
    token,
    headers: { "Idempotency-Key": key },
    fields: { cardId, ...sum, paymentPassword: DEMO_PAYMENT_PASSWORD },
  });

const post = (address: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** What an order answered: status, and of what was taken all that must be the same when it comes again. */
type Told = readonly [status: number, what: unknown];

const send = async (life: Life, one: Operation): Promise<Told> => {
  const { gateway, token, ticket } = life;
  const headers = { "Idempotency-Key": keyOf(one) };
  switch (one.kind) {
    case "spin": {
      const round = { game: "reels", bet: 100, key: keyOf(one) };
      const response = await post(`${gateway.url}/play/api/round`, round, { "Play-Ticket": ticket });
      const body: unknown = await response.json();
      return [response.status, response.ok ? roundSchema.parse(body).value.win : body];
    }
    case "deposit": {
      const fields = { methodId: "spei", amount: String(200 + one.number) };
      const { status, body } = await callGateway(gateway, { id: "createDeposit", token, headers, fields });
      if (status !== 200) return [status, body];
      const { id } = idSchema.parse(body.value);
      await post(`${gateway.url}/console/api/deposits/${id}`, { outcome: "paid" });
      return [status, id];
    }
    case "reward": {
      const fields = { rewardId: life.rewardIds[one.number - 1] };
      const { status, body } = await callGateway(gateway, { id: "claimReward", token, headers, fields });
      return [status, body];
    }
    default: {
      const sum = { amount: `${100 + one.number}.00`, fee: "5.00" };
      const { status, body } = await withdraw(life, sum, keyOf(one));
      return [status, status === 200 ? idSchema.parse(body.value).id : body];
    }
  }
};

it(`${STORM_SIZE} spins, deposits, rewards and withdrawals over HTTP, repeated at once and after kills, count once each`, async () => {
  const [operations = []] = fc.sample(
    fc.array(operation, { minLength: STORM_SIZE, maxLength: STORM_SIZE, size: "max" }),
    { numRuns: 1, seed: SEED },
  );
  /** What was taken, by key: it is answered in the same words for ever. */
  const taken = new Map<string, Told>();
  const waiting = [...operations];
  let answered = 0;
  let again = 0;
  let first: Life | undefined;

  for (const until of [...LIVES, STORM_SIZE]) {
    const main = await startMain({ ...place.env, VOLADO_CALLS_PER_SECOND: "100000" });
    first ??= await begin(main.url);
    const life = { ...first, gateway: { ...first.gateway, url: main.url } };
    let ended: ReturnType<typeof main.end> | undefined;
    const caller = async (): Promise<void> => {
      while (ended === undefined) {
        const next = waiting.shift();
        if (next === undefined) return;
        const told = await send(life, next).catch(() => undefined);
        if (told === undefined) {
          // Nobody knows whether it was taken: it is sent again, to the next process.
          waiting.unshift(next);
          if (ended === undefined) throw new Error("The gateway did not answer, and nobody had killed it.");
          return;
        }
        expect(told[0]).toBeLessThan(500);
        const before = taken.get(keyOf(next));
        if (before) {
          expect(told).toEqual(before);
          again += 1;
        } else if (told[0] === 200) taken.set(keyOf(next), told);
        answered += 1;
        if (answered === until && until < STORM_SIZE) ended = main.end("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    ended ??= main.end("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);

    const { balance, entries, caused, rounds, opened: _, ...wrong } = await auditLedger(place.location);
    expect(wrong).toEqual(soundLedger);
    expect(balance).toBe(entries);
    expect(balance).toBe(OPENING_BALANCE + (caused ?? Number.NaN));
    expect(rounds).toBeGreaterThanOrEqual([...taken.keys()].filter((key) => key.includes("-8000-")).length);
  }
  expect(answered).toBe(STORM_SIZE);
  const tally: Readonly<Record<string, number>> = {
    ...Object.fromEntries(
      kinds.map((kind, place) => [
        kind,
        [...taken.keys()].filter((key) => key.includes(`-800${place}-`)).length,
      ]),
    ),
    again,
  };
  const tooFew = Object.entries(least).filter(([what, count]) => (tally[what] ?? 0) < ofStorm(count));
  expect(tooFew, JSON.stringify(tally)).toEqual([]);
}, 600_000);
