import type { TeamFigure } from "@volado/domain/agency";
import type { TeamField } from "./team-fields.ts";

/** How a report by member looks: what stands out in a line, what else it tells, and what it is summed up by. */
export interface TeamView {
  readonly main: TeamFigure;
  readonly facts: readonly TeamField[];
  readonly totals: readonly TeamFigure[];
  /** The figure that is drawn day by day, where a picture says more than rows. */
  readonly drawn: TeamFigure | undefined;
}

/** The reports with a line for each member (Spec §2 /m/member/team, /m/agent/team/pnl, /m/member/teamRebate). */
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

/** The figures that a report by member can be sorted by: those that its lines show. */
export const sortsOf = ({ main, totals }: TeamView): readonly TeamFigure[] => [
  ...new Set<TeamFigure>([main, ...totals]),
];
