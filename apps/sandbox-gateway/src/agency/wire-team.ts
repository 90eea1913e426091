import { pageCount } from "@volado/domain/games";
import { decimalOf } from "@volado/domain/money";
import { type Figures, profitOf } from "./figures.ts";
import { type Node, pathTo, type TeamTree, withDownlines } from "./team-tree.ts";

/** Figures as they travel. */
export const wireFigures = (figures: Figures) => ({
  betCount: figures.betCount,
  bettors: figures.bettors,
  stake: decimalOf(figures.stake),
  win: decimalOf(figures.win),
  deposit: decimalOf(figures.deposit),
  withdrawal: decimalOf(figures.withdrawal),
  bonus: decimalOf(figures.bonus),
  rebate: decimalOf(figures.rebate),
  profit: decimalOf(profitOf(figures)),
});

/** A member of the tree as it travels. */
export const wireMember = (node: Node) => {
  const below = withDownlines(node).slice(1);
  return {
    id: node.id,
    name: node.name,
    type: node.type,
    level: node.level,
    team: below.length,
    teamBalance: decimalOf(below.reduce((sum, { balance }) => sum + balance, 0)),
    balance: decimalOf(node.balance),
    rebateRate: node.rate / 100,
    joinedAt: node.joinedAt,
    lastLoginAt: node.lastLoginAt,
  };
};

/** Which page of how many, where in the tree, and all together. */
export const wirePaging = (
  { tree, node, totals }: { readonly tree: TeamTree; readonly node: Node; readonly totals: Figures },
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  totalCount: number,
  currency: string,
) => ({
  page,
  totalPages: pageCount(totalCount, pageSize),
  totalCount,
  currency,
  path: pathTo(tree, node).map(wireMember),
  totals: wireFigures(totals),
});
