import { DAY_MS, MINUTE_MS } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import { MemberType } from "@volado/domain/member";
import { hundredthsOf } from "@volado/domain/money";
import type { ContractTierRow } from "../schema.ts";
import { seedGames } from "./games.ts";
import { pick, type Random, seededRandom } from "./random.ts";

export const TEAM_LEADER = "agente";

/** Prefix of ids and names of the seeded tree only. */
export const TEAM_ID = "T-";

/** The leaders' own rebate, in hundredths of a per cent: the maximum for all below. */
export const LEADER_RATE = 80;

/** The demo agent's invitation link, which exists from this many days before the seeding. */
export const LEADER_LINK = { code: "ENLACE24", rate: 30, createdDaysAgo: 20 } as const;

/** Days before the seeding on which somebody registered through that link. */
export const LINK_JOINS: readonly number[] = [4, 3, 2];

/** A member of the tree, on level 1 to 4; the rate is in hundredths of a per cent. */
export interface TeamSeed
  extends Readonly<Record<"id" | "username", string>>,
    Readonly<Record<"type" | "level" | "rate" | "joinedDaysAgo", number>> {
  /** Undefined for members directly below the demo agent. */
  readonly parent: TeamSeed | undefined;
  readonly byLink?: boolean;
}

const firstNames = (
  "alma beto carla diego elena fabian gloria hector irma javier karen lalo " +
  "marta nadia omar paula quique raul sonia tomas ursula vicente wendy yolanda"
).split(" ");

const OLDEST_DAYS = 200;

const between = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

/** Minimum and maximum number of downlines on levels 0 to 3; the last level has none. */
const fewest = [16, 4, 3, 2];
const most = [16, 8, 7, 5];

const rateOf = (random: Random, level: number, above: number): number => {
  // On deep levels only some have a rebate.
  if (level === 4 || (level === 3 && random() < 0.7)) return 0;
  return Math.floor((above * (0.5 + random() * 0.35)) / 5) * 5;
};

/** The tree, level by level: over 2,000 members, always the same. */
export const seedTeam = (): readonly TeamSeed[] => {
  const random = seededRandom(20_261_122);
  const team: TeamSeed[] = [];
  const grow = (parent?: TeamSeed): readonly TeamSeed[] => {
    const level = (parent?.level ?? 0) + 1;
    return Array.from({ length: between(random, fewest[level - 1] ?? 0, most[level - 1] ?? 0) }, () => {
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
  let level = grow();
  while (level.length > 0) level = level.flatMap((member) => grow(member));
  const joined = LINK_JOINS.map((joinedDaysAgo, place): TeamSeed => {
    const number = String(team.length + 1 + place).padStart(4, "0");
    return {
      ...{ id: `${TEAM_ID}${number}`, username: `${pick(random, firstNames)}_${number}` },
      ...{ type: MemberType.Member, level: 1, parent: undefined, joinedDaysAgo },
      ...{ rate: LEADER_LINK.rate, byLink: true },
    };
  });
  return [...team, ...joined];
};

/** An action of a member of the tree; money in centavos. */
export type TeamEvent = { readonly member: TeamSeed; readonly at: number; readonly amount: number } & (
  | { readonly kind: "deposit" | "bonus" | "withdrawal" }
  | { readonly kind: "bet"; readonly nodeId: string; readonly win: number; readonly sports: boolean }
);

/** Number of past days with activity: at least three whole months of pay. */
const TEAM_DAYS = 92;
const ACTIVE_SHARE = 0.32;

/** Smallest and largest bet of the tree, in centavos. */
const STAKE = { min: 1_000, max: 50_000 } as const;

const { Slots, Live, Fishing, Poker, Sports } = GameType;

/** Open games by type, with cumulative shares: of a hundred bets, those up to this number. */
const kind = (type: GameType, upTo: number) => {
  const isPlayed = ({ state, min_bet, max_bet }: (typeof seedGames)[number]) =>
    state === "open" && min_bet <= STAKE.min && max_bet >= STAKE.max;
  return { type, upTo, games: seedGames.filter((game) => game.type === type && isPlayed(game)) };
};
const slots = kind(Slots, 50);
const kinds = [slots, kind(Live, 67), kind(Fishing, 80), kind(Poker, 90), kind(Sports, 100)];

/** The return on a stake; less than the stake in the long run. */
const winOf = (random: Random, stake: number): number => {
  const luck = random();
  if (luck < 0.62) return 0;
  if (luck < 0.9) return Math.round((stake * between(random, 110, 200)) / 100);
  return stake * between(random, 3, luck < 0.985 ? 5 : 12);
};

/** A member's sessions: deposit, bets, sometimes a withdrawal. */
const evenings = (random: Random, member: TeamSeed, now: number): readonly TeamEvent[] => {
  const events: TeamEvent[] = [];
  let at = 0;
  let balance = 0;
  const note = (kind: "deposit" | "bonus" | "withdrawal", amount: number) => {
    events.push({ member, at, kind, amount });
    balance += kind === "withdrawal" ? -amount : amount;
    at += 3 * MINUTE_MS;
  };
  const bet = () => {
    const amount = between(random, 2, Math.min(100, Math.floor(balance / 500))) * 500;
    const place = random() * 100;
    const { type, games } = kinds.find(({ upTo }) => place < upTo) ?? slots;
    const win = winOf(random, amount);
    const nodeId = pick(random, games).node_id;
    events.push({ member, at, kind: "bet", amount, nodeId, win, sports: type === Sports });
    balance += win - amount;
    at += 3 * MINUTE_MS;
  };
  const earliest = Math.min(member.joinedDaysAgo, TEAM_DAYS);
  const days = new Set(Array.from({ length: between(random, 1, 3) }, () => between(random, 0, earliest)));
  for (const daysAgo of [...days].toSorted((a, b) => b - a)) {
    at = now - daysAgo * DAY_MS - between(random, 90, 600) * MINUTE_MS;
    note("deposit", between(random, 2, 30) * 5_000);
    if (random() < 0.25) note("bonus", between(random, 2, 10) * 1_000);
    for (let bets = between(random, 1, 4); bets > 0 && balance >= STAKE.min; bets -= 1) bet();
    const max = Math.floor(balance / 10_000);
    if (max >= 1 && random() < 0.4) note("withdrawal", between(random, 1, max) * 10_000);
  }
  return events;
};

/** The tree's activity up to `now`, in each member's order: after joining, and within the balance. */
export const seedPlay = (team: readonly TeamSeed[], now: number): readonly TeamEvent[] => {
  const random = seededRandom(20_260_922);
  return team.flatMap((member) => (random() > ACTIVE_SHARE ? [] : evenings(random, member, now)));
};

type Tiers = readonly ContractTierRow[];

/** Tiers from an amount in pesos and a number of players on, with shares in hundredths of a per cent. */
const shares = (...tiers: readonly (readonly [from: number, members: number, share: number])[]): Tiers =>
  tiers.map(([from, members, share]) => ({ from: hundredthsOf(from), members, pay: { share } }));

const dividend = { kind: "dividend", basis: "net-loss", period: "half-month" };
const hourly: Tiers = [{ from: hundredthsOf(500), members: 1, pay: { amount: hundredthsOf(5) } }];

/**
 * Contracts that the demo agent gave to an agent of the tree, one of each kind; in the middle of a period one dividend
 * replaced another. `answered` and `ended` are days before seeding.
 */
export const teamContracts = [
  { id: "first", ...dividend, answered: 80, ended: 45, tiers: shares([200, 2, 500]) },
  { id: "second", ...dividend, answered: 45, ended: null, tiers: shares([200, 2, 800], [2_000, 6, 1_000]) },
  {
    ...{ id: "daily", kind: "daily-salary", basis: "turnover", period: "day", answered: 70, ended: null },
    tiers: shares([500, 1, 30], [2_000, 3, 50]),
  },
  {
    ...{ id: "hourly", kind: "hourly-salary", basis: "turnover", period: "hour", answered: 30, ended: null },
    tiers: hourly,
  },
];
