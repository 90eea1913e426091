import { DAY_MS, MINUTE_MS } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import { seedGames } from "../games.ts";
import { pick, type Random, seededRandom } from "../random.ts";
import type { TeamSeed } from "./tree.ts";

/** Something that a member of the tree did; money in centavos. */
export type TeamEvent = { readonly member: TeamSeed; readonly at: number; readonly amount: number } & (
  | { readonly kind: "deposit" | "bonus" | "withdrawal" }
  | { readonly kind: "bet"; readonly nodeId: string; readonly win: number; readonly sports: boolean }
);

/** Bets of a sport are settled so much later. */
export const SETTLED_AFTER_MS = MINUTE_MS;

/** Days back to which the tree has played. */
export const TEAM_DAYS = 60;
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
