import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import { MemberType } from "@volado/domain/member";
import type { Insertable } from "kysely";
import type { DayClock } from "../../brand/day-clock.ts";
import type { Schema } from "../schema.ts";
import { seedGames } from "./games.ts";
import { pick, type Random, seededRandom } from "./random.ts";

/** The demo agent whom the tree hangs below. */
export const TEAM_LEADER = "agente";

/** Ids and names of the seeded tree begin so; nobody else's do. */
export const TEAM_ID = "T-";

/** The leaders' own rebate, in hundredths of a per cent: nobody below may have more. */
export const LEADER_RATE = 80;

/** A member of the tree as it is seeded. */
export interface TeamSeed {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  /** 1 to 4. */
  readonly level: number;
  /** Undefined right below the demo agent. */
  readonly parent: TeamSeed | undefined;
  /** Hundredths of a per cent. */
  readonly rate: number;
  /** Whole days before the seed's own. */
  readonly joinedDaysAgo: number;
}

const firstNames = (
  "alma beto carla diego elena fabian gloria hector irma javier karen lalo " +
  "marta nadia omar paula quique raul sonia tomas ursula vicente wendy yolanda"
).split(" ");

/** How many downlines somebody of a level has, from the least to the most; those of the last level have none. */
const widths: readonly (readonly [number, number])[] = [
  [16, 16],
  [4, 8],
  [3, 7],
  [2, 5],
];

const OLDEST_DAYS = 200;

const rateOf = (random: Random, level: number, above: number): number => {
  // Far down only some are given a rebate.
  if (level === 4 || (level === 3 && random() < 0.7)) return 0;
  return Math.floor((above * (0.5 + random() * 0.35)) / 5) * 5;
};

/** The tree from its first level down: over 2,000 members, the same every time. */
export const seedTeam = (): readonly TeamSeed[] => {
  const random = seededRandom(20_261_122);
  const team: TeamSeed[] = [];
  const grow = (parent: TeamSeed | undefined): readonly TeamSeed[] => {
    const level = (parent?.level ?? 0) + 1;
    const [min, max] = widths[level - 1] ?? [0, 0];
    const count = min + Math.floor(random() * (max - min + 1));
    return Array.from({ length: count }, () => {
      const number = String(team.length + 1).padStart(4, "0");
      const member: TeamSeed = {
        id: `${TEAM_ID}${number}`,
        username: `${pick(random, firstNames)}_${number}`,
        type: level < 4 ? MemberType.Agent : MemberType.Member,
        level,
        parent,
        rate: rateOf(random, level, parent?.rate ?? LEADER_RATE),
        joinedDaysAgo: Math.floor((parent?.joinedDaysAgo ?? OLDEST_DAYS) * Math.sqrt(random())),
      };
      team.push(member);
      return member;
    });
  };
  let level = grow(undefined);
  while (level.length > 0) level = level.flatMap(grow);
  return team;
};

/** Something that a member of the tree did; money in centavos. */
export type TeamEvent = { readonly member: TeamSeed; readonly at: number; readonly amount: number } & (
  | { readonly kind: "deposit" | "bonus" | "withdrawal" }
  | { readonly kind: "bet"; readonly nodeId: string; readonly win: number; readonly sports: boolean }
);

/** Bets of a sport are settled so much later. */
export const SETTLED_AFTER_MS = MINUTE_MS;

/** Days back to which the tree has played. */
const TEAM_DAYS = 60;
const ACTIVE_SHARE = 0.32;

/** Types of games by how often they are played: of a hundred bets, so many are of a type listed up to here. */
const kinds: readonly (readonly [type: GameType, upTo: number])[] = [
  [GameType.Slots, 50],
  [GameType.Live, 67],
  [GameType.Fishing, 80],
  [GameType.Poker, 90],
  [GameType.Sports, 100],
];

/** Bets of the tree, in centavos. */
const STAKE = { min: 1_000, max: 50_000 } as const;

const takesEveryStake = ({ min_bet, max_bet }: (typeof seedGames)[number]): boolean =>
  min_bet <= STAKE.min && max_bet >= STAKE.max;

const gamesOf = new Map(
  kinds.map(
    ([type]) =>
      [
        type,
        seedGames.filter((game) => game.type === type && game.state === "open" && takesEveryStake(game)),
      ] as const,
  ),
);

const between = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

const typeOf = (random: Random): GameType => {
  const place = random() * 100;
  return kinds.find(([, upTo]) => place < upTo)?.[0] ?? GameType.Slots;
};

/** What a stake brings back; less than it took in the long run. */
const winOf = (random: Random, stake: number): number => {
  const luck = random();
  if (luck < 0.6) return 0;
  if (luck < 0.9) return Math.round((stake * between(random, 110, 200)) / 100);
  return stake * between(random, 3, luck < 0.985 ? 5 : 12);
};

/** One evening at the games: money in, bets, sometimes money out. @returns what is left */
const visit = (
  random: Random,
  member: TeamSeed,
  start: number,
  before: number,
  into: TeamEvent[],
): number => {
  let at = start;
  let balance = before;
  const note = (kind: "deposit" | "bonus" | "withdrawal", amount: number) => {
    into.push({ member, at, kind, amount });
    balance += kind === "withdrawal" ? -amount : amount;
    at += 3 * MINUTE_MS;
  };
  note("deposit", between(random, 2, 30) * 5_000);
  if (random() < 0.25) note("bonus", between(random, 2, 10) * 1_000);
  for (let bets = between(random, 1, 4); bets > 0 && balance >= STAKE.min; bets -= 1) {
    const amount = between(random, 2, Math.min(100, Math.floor(balance / 500))) * 500;
    const type = typeOf(random);
    const win = winOf(random, amount);
    const game = pick(random, gamesOf.get(type) ?? seedGames);
    into.push({
      member,
      at,
      kind: "bet",
      amount,
      nodeId: game.node_id,
      win,
      sports: type === GameType.Sports,
    });
    balance += win - amount;
    at += 3 * MINUTE_MS;
  }
  const max = Math.floor(balance / 10_000);
  if (max >= 1 && random() < 0.4) note("withdrawal", between(random, 1, max) * 10_000);
  return balance;
};

/**
 * What the tree did up to `now`, each member's own doings in their order: nothing before joining, and never
 * more than was there.
 */
export const seedPlay = (team: readonly TeamSeed[], now: number): readonly TeamEvent[] => {
  const random = seededRandom(20_260_922);
  return team.flatMap((member) => {
    const events: TeamEvent[] = [];
    if (random() > ACTIVE_SHARE) return events;
    const earliest = Math.min(member.joinedDaysAgo, TEAM_DAYS);
    const days = new Set(Array.from({ length: between(random, 1, 3) }, () => between(random, 0, earliest)));
    let balance = 0;
    for (const daysAgo of [...days].toSorted((a, b) => b - a)) {
      const start = now - daysAgo * DAY_MS - between(random, 90, 600) * MINUTE_MS;
      balance = visit(random, member, start, balance, events);
    }
    return events;
  });
};

const WEEK_MS = 7 * DAY_MS;
const HALF_MONTH_MS = 15 * DAY_MS;
/** The demo agent's part of what the team loses, in hundredths of a per cent. */
const DIVIDEND_RATE = 1_200;

/** An agent's payment, by the row that keeps it. */
export type Earning = Insertable<Schema["agent_earnings"]>;

interface Period {
  /** The day it begins with. */
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** Whole periods of the tree's days, the last one over with the day before yesterday. */
const periods = (now: number, length: number, clock: DayClock): readonly Period[] => {
  const last = clock.startOf(clock.day(now - DAY_MS));
  const count = Math.floor((TEAM_DAYS * DAY_MS) / length);
  return Array.from({ length: count }, (_, back) => {
    const from = last - (back + 1) * length;
    return { day: clock.day(from), from, to: last - back * length };
  }).toReversed();
};

const lineOf = (member: TeamSeed): readonly TeamSeed[] =>
  member.parent === undefined ? [member] : [member, ...lineOf(member.parent)];

const earning = (
  memberId: string,
  kind: Earning["kind"],
  { from, to, day }: Period,
  sums: Pick<Earning, "base" | "rate" | "amount">,
): Earning => ({
  id: `${memberId}-${kind}-${day}`,
  member_id: memberId,
  kind,
  starts_at: from,
  ends_at: to,
  ...sums,
  paid_at: to + 6 * HOUR_MS,
});

/** Each one of the line gets what the own rate leaves after the rate of whoever is below. */
const rebatesOf = (events: readonly TeamEvent[], leaderId: string, period: Period): readonly Earning[] => {
  const sums = new Map<string, { base: number; rate: number; hundredths: number }>();
  const add = (id: string, rate: number, stake: number, part: number) => {
    const sum = sums.get(id) ?? { base: 0, rate, hundredths: 0 };
    sums.set(id, { rate, base: sum.base + stake, hundredths: sum.hundredths + stake * part });
  };
  for (const { kind, at, amount, member } of events) {
    if (kind !== "bet" || at < period.from || at >= period.to) continue;
    let below = 0;
    for (const one of lineOf(member)) {
      add(one.id, one.rate, amount, one.rate - below);
      below = one.rate;
    }
    add(leaderId, LEADER_RATE, amount, LEADER_RATE - below);
  }
  return [...sums].flatMap(([id, { base, rate, hundredths }]) => {
    const amount = Math.floor(hundredths / 10_000);
    return amount > 0 ? [earning(id, "rebate", period, { base, rate, amount })] : [];
  });
};

const dividendOf = (events: readonly TeamEvent[], leaderId: string, period: Period): readonly Earning[] => {
  let base = 0;
  for (const event of events) {
    if (event.at < period.from || event.at >= period.to) continue;
    if (event.kind === "bet") base += event.amount - event.win;
    if (event.kind === "bonus") base -= event.amount;
  }
  const amount = Math.floor((base * DIVIDEND_RATE) / 10_000);
  return amount > 0 ? [earning(leaderId, "dividend", period, { base, rate: DIVIDEND_RATE, amount })] : [];
};

/** What the tree's agents were paid: rebates for every week, and the demo agent's dividend for every half month. */
export const seedEarnings = (
  events: readonly TeamEvent[],
  leaderId: string,
  now: number,
  clock: DayClock,
): readonly Earning[] => [
  ...periods(now, WEEK_MS, clock).flatMap((period) => rebatesOf(events, leaderId, period)),
  ...periods(now, HALF_MONTH_MS, clock).flatMap((period) => dividendOf(events, leaderId, period)),
];
