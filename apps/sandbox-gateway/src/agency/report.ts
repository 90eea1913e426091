import type { TeamGroup } from "@volado/domain/agency";
import { foldedText } from "@volado/domain/validation";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { type Figures, noFigures, plus, sumFigures } from "./figures.ts";
import type { Span } from "./team-counts.ts";
import { type Node, type TeamTree, teamOf, withDownlines } from "./team-tree.ts";

/** A line of a report: by member, day or type. */
export interface Line {
  readonly id: string;
  readonly node: Node | undefined;
  readonly own: boolean;
  readonly figures: Figures;
}

/** What a report is about. */
export interface ReportWanted {
  readonly tree: TeamTree;
  /** Whose team. */
  readonly node: Node;
  readonly days: Span;
  readonly group: TeamGroup;
  /** Part of a name; empty for everybody. */
  readonly name: string;
  /** Whose days the report's are. */
  readonly timeZone: string;
}

const addUp = (all: readonly Figures[]): Figures => all.reduce(plus, noFigures);

/** Whose name has the searched part. */
export const found = (team: readonly Node[], name: string): readonly Node[] =>
  name === "" ? team : team.filter((node) => foldedText(node.name).includes(foldedText(name)));

const byMember = async (
  db: Kysely<Schema>,
  { tree, node, days, name }: ReportWanted,
): Promise<readonly Line[]> => {
  const team = teamOf(tree, node);
  const sums = await sumFigures(
    db,
    team.map(({ id }) => id),
    days,
    "member",
  );
  const figuresOf = ({ id }: Node) => sums.get(id) ?? noFigures;
  const alone = (one: Node): Line => ({ id: one.id, node: one, own: true, figures: figuresOf(one) });
  if (name !== "") return found(team, name).map(alone);
  const together = (child: Node): Line => ({
    id: child.id,
    node: child,
    own: false,
    figures: addUp(withDownlines(child).map(figuresOf)),
  });
  return [...(node === tree.root ? [] : [alone(node)]), ...node.children.map(together)];
};

/** The lines of a report in their natural order, and what they are together. */
export const teamReport = async (
  db: Kysely<Schema>,
  wanted: ReportWanted,
): Promise<{ readonly lines: readonly Line[]; readonly totals: Figures }> => {
  const { tree, node, days, group, name, timeZone } = wanted;
  if (group === "MEMBER") {
    const lines = await byMember(db, wanted);
    return { lines, totals: addUp(lines.map(({ figures }) => figures)) };
  }
  const ids = found(teamOf(tree, node), name).map(({ id }) => id);
  const sums = await sumFigures(db, ids, days, group === "DAY" ? { dayIn: timeZone } : "type");
  const lines = [...sums]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, figures]): Line => ({ id, node: undefined, own: false, figures }));
  const all = (await sumFigures(db, ids, days, "all")).get("") ?? noFigures;
  // Somebody who bets on two days is one who bets.
  const totals = { ...addUp(lines.map(({ figures }) => figures)), bettors: all.bettors };
  return { lines, totals };
};
