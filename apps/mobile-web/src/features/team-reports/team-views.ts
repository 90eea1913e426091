import type { TeamFigure } from "@volado/domain/agency";
import type { TeamField } from "./team-fields.ts";

/** Columns of a report by member: the main figure, the details and the totals. */
export interface TeamView {
  readonly main: TeamFigure;
  readonly facts: readonly TeamField[];
  readonly totals: readonly TeamFigure[];
  /** The figure charted by day, if any. */
  readonly drawn: TeamFigure | undefined;
}

/** The reports by member (Spec §2 /m/member/team, /m/agent/team/pnl, /m/member/teamRebate). */
export const teamViews = {
  members: {
    main: "stake",
    facts: ["balance", "teamBalance", "deposit", "withdrawal", "joinedAt", "lastLoginAt"],
    totals: ["bettors", "stake", "deposit", "withdrawal"],
    drawn: undefined,
  },
  profit: {
    main: "profit",
    facts: ["stake", "win", "bonus", "rebate"],
    totals: ["profit", "stake", "win", "bonus", "rebate"],
    drawn: "profit",
  },
  rebates: {
    main: "rebate",
    facts: ["rebateRate", "stake", "betCount"],
    totals: ["rebate", "stake"],
    drawn: undefined,
  },
} as const satisfies Readonly<Record<string, TeamView>>;
export type TeamViewName = keyof typeof teamViews;

/** Figures to sort a report by: those in its rows. */
export const sortsOf = ({ main, totals }: TeamView): readonly TeamFigure[] => [
  ...new Set<TeamFigure>([main, ...totals]),
];
