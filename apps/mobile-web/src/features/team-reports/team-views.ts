import type { TeamFigure, TeamFigures, TeamLine, TeamMember } from "@volado/domain/agency";
import type { Money } from "@volado/domain/money";
import type { CsvCell } from "@volado/domain/text";

/** A field of a row: a figure, or a property of the member. */
export type TeamField =
  | TeamFigure
  | keyof Pick<
      TeamMember,
      "level" | "team" | "balance" | "teamBalance" | "rebateRate" | "joinedAt" | "lastLoginAt"
    >;

/** The value of a field, for display and export. */
export type FieldValue =
  | { readonly type: "money"; readonly value: Money; readonly signed?: boolean }
  | { readonly type: "count" | "percent" | "day"; readonly value: number }
  | undefined;

export const teamFigures: readonly TeamFigure[] = [
  "bettors",
  "betCount",
  "stake",
  "win",
  "deposit",
  "withdrawal",
  "bonus",
  "rebate",
  "profit",
];

const memberTypes = {
  level: "count",
  team: "count",
  rebateRate: "percent",
  joinedAt: "day",
  lastLoginAt: "day",
} as const;

const isMoney = (field: TeamField): field is "balance" | "teamBalance" =>
  field === "balance" || field === "teamBalance";
/** Whether a field is a figure of the period, which a row sums over the member's team. */
export const isFigure = (field: TeamField): field is TeamFigure =>
  teamFigures.some((figure) => figure === field);

/** The value of a figure, in a row or in the totals. */
export const figureValue = (figures: TeamFigures, figure: TeamFigure): NonNullable<FieldValue> => {
  const value = figures[figure];
  if (typeof value === "number") return { type: "count", value };
  return { type: "money", value, signed: figure === "profit" };
};

/** A member's value; undefined if there is none, such as the last login of a member who never logged in. */
export const memberValue = (member: TeamMember, field: Exclude<TeamField, TeamFigure>): FieldValue => {
  if (isMoney(field)) return { type: "money", value: member[field] };
  const value = member[field];
  return value === undefined ? undefined : { type: memberTypes[field], value };
};

/** The value of a field; undefined if there is none. */
export const fieldValue = (line: TeamLine, field: TeamField): FieldValue => {
  if (isFigure(field)) return figureValue(line, field);
  return line.member && memberValue(line.member, field);
};

/** A CSV cell; `dayAt` formats timestamps. */
export const cellOf = (value: FieldValue, dayAt: (instant: number) => string): CsvCell => {
  if (!value) return "";
  return value.type === "day" ? dayAt(value.value) : value.value;
};

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
export const sortsOf = ({ main, facts }: TeamView): readonly TeamFigure[] => [
  main,
  ...facts.filter(isFigure),
];
