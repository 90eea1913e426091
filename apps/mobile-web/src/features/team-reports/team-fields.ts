import type { TeamFigure, TeamFigures, TeamLine, TeamMember } from "@volado/domain/agency";
import type { CsvCell } from "@volado/domain/text";

/** Something that a line tells: a figure of the days, or something of the member. */
export type TeamField =
  | TeamFigure
  | keyof Pick<
      TeamMember,
      "level" | "team" | "balance" | "teamBalance" | "rebateRate" | "joinedAt" | "lastLoginAt"
    >;

/** A value of a line, as screen and file both take it. */
export type FieldValue =
  | { readonly type: "money" | "count" | "percent" | "day"; readonly value: number }
  | undefined;

const figureTypes: Readonly<Record<TeamFigure, "money" | "count">> = {
  bettors: "count",
  betCount: "count",
  stake: "money",
  win: "money",
  deposit: "money",
  withdrawal: "money",
  bonus: "money",
  rebate: "money",
  profit: "money",
};

/** Every figure, in the order in which all of them are shown. */
export const teamFigures: readonly TeamFigure[] = Object.keys(figureTypes).filter(
  (field): field is TeamFigure => field in figureTypes,
);

const memberTypes = {
  level: "count",
  team: "count",
  balance: "money",
  teamBalance: "money",
  rebateRate: "percent",
  joinedAt: "day",
  lastLoginAt: "day",
} as const;

const isFigure = (field: TeamField): field is TeamFigure => field in figureTypes;

/** A figure of a line, or of what all lines come to. */
export const figureValue = (figures: TeamFigures, figure: TeamFigure): NonNullable<FieldValue> => ({
  type: figureTypes[figure],
  value: figures[figure],
});

/** What a line tells in a field; undefined where there is nothing, such as the last login of one who never came. */
export const fieldValue = (line: TeamLine, field: TeamField): FieldValue => {
  if (isFigure(field)) return figureValue(line, field);
  const value = line.member?.[field];
  return value === undefined ? undefined : { type: memberTypes[field], value };
};

/** The value as a cell of a file; `dayAt` writes instants as days. */
export const cellOf = (value: FieldValue, dayAt: (instant: number) => string): CsvCell => {
  if (!value) return "";
  if (value.type === "money") return { money: value.value };
  return value.type === "day" ? dayAt(value.value) : value.value;
};
