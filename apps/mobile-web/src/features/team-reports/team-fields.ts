import type { TeamFigure, TeamFigures, TeamLine, TeamMember } from "@volado/domain/agency";
import type { Money } from "@volado/domain/money";
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
  | { readonly type: "money"; readonly value: Money }
  | { readonly type: "count" | "percent" | "day"; readonly value: number }
  | undefined;

/** Every figure, in the order in which all of them are shown. */
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

/** What a member's numbers are that aren't money. */
const memberTypes = {
  level: "count",
  team: "count",
  rebateRate: "percent",
  joinedAt: "day",
  lastLoginAt: "day",
} as const;

const isMoney = (field: TeamField): field is "balance" | "teamBalance" =>
  field === "balance" || field === "teamBalance";
const isFigure = (field: TeamField): field is TeamFigure => teamFigures.some((figure) => figure === field);

/** A figure of a line, or of what all lines come to. */
export const figureValue = (figures: TeamFigures, figure: TeamFigure): NonNullable<FieldValue> => {
  const value = figures[figure];
  return typeof value === "number" ? { type: "count", value } : { type: "money", value };
};

/** What a line tells in a field; undefined where there is nothing, such as the last login of one who never came. */
export const fieldValue = (line: TeamLine, field: TeamField): FieldValue => {
  if (isFigure(field)) return figureValue(line, field);
  if (isMoney(field)) return line.member && { type: "money", value: line.member[field] };
  const value = line.member?.[field];
  return value === undefined ? undefined : { type: memberTypes[field], value };
};

/** The value as a cell of a file; `dayAt` writes instants as days. */
export const cellOf = (value: FieldValue, dayAt: (instant: number) => string): CsvCell => {
  if (!value) return "";
  return value.type === "day" ? dayAt(value.value) : value.value;
};
