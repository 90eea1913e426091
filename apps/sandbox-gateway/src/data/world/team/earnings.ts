import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import type { Insertable } from "kysely";
import type { DayClock } from "../../../brand/day-clock.ts";
import type { AgentEarningsTable } from "../../schema/agency.ts";
import { TEAM_DAYS, type TeamEvent } from "./play.ts";
import { LEADER_RATE, type TeamSeed } from "./tree.ts";

const WEEK_MS = 7 * DAY_MS;
const HALF_MONTH_MS = 15 * DAY_MS;
/** The demo agent's part of what the team loses, in hundredths of a per cent. */
const DIVIDEND_RATE = 1_200;

/** An agent's payment, by the row that keeps it. */
export type Earning = Insertable<AgentEarningsTable>;

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
