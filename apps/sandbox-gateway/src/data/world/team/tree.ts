import { MemberType } from "@volado/domain/member";
import { pick, type Random, seededRandom } from "../random.ts";

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

const firstNames = [
  "alma",
  "beto",
  "carla",
  "diego",
  "elena",
  "fabian",
  "gloria",
  "hector",
  "irma",
  "javier",
  "karen",
  "lalo",
  "marta",
  "nadia",
  "omar",
  "paula",
  "quique",
  "raul",
  "sonia",
  "tomas",
  "ursula",
  "vicente",
  "wendy",
  "yolanda",
] as const;

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
