import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GuardName } from "../src/app/routes/route.ts";
import type { Account } from "./player.ts";

/** Who opens a page: nobody in particular, or a demo account. */
export type Visitor = "guest" | Account;

/**
 * A page of the site and who hears it: a guest where guests may, otherwise everybody whom its guards let through. How
 * much room it takes the fullest visitor sees.
 */
export interface RouteToWalk {
  /** The page's own address, with the query that it can't do without. */
  readonly address: string;
  readonly visitors: readonly Visitor[];
  /** The last of all whom its guards let through: an agent, with the longest name, where agents may. */
  readonly fullest: Visitor;
}

/** The route table as the unit test next to it keeps it: a route that isn't written down there fails that test. */
const written = readFileSync(
  resolve(import.meta.dirname, "../src/app/routes/__snapshots__/route-table.txt"),
  "utf8",
);

/** Who walks: nobody in particular, an ordinary member, an agent. */
const visitors: readonly Visitor[] = ["guest", "jugador", "agente"];

/** Whom each guard lets through. A new guard doesn't type-check until it is answered here. */
const letsThrough: Readonly<Record<GuardName, (visitor: Visitor) => boolean>> = {
  "free-play": (visitor) => visitor !== "prueba",
  "no-account": (visitor) => visitor === "guest",
  session: (visitor) => visitor !== "guest",
  "real-account": (visitor) => visitor !== "guest" && visitor !== "prueba",
  "own-lists": () => true,
  contracts: (visitor) => visitor === "agente",
  agents: (visitor) => visitor === "agente",
};

/** Pages that are nothing without a query. */
const queries: Readonly<Record<string, string>> = {
  "/m/activityDetail": "?id=promo-fishing",
  "/m/play": "?node=JL-RNG-001&game=G-JL-RNG-001&vendor=JL&type=RNG&demo=1",
};

/** Pages that only one of those who walk may see, whatever the guards say: the club is a labelled member's. */
const only: Readonly<Record<string, Visitor>> = { "/m/member/benefits": "jugador" };

/** Open to guests, and heard by members too, who have another header on it and rows of their own. */
const everyones: ReadonlySet<string> = new Set(["/m/home"]);

const isGuard = (name: string): name is GuardName => name in letsThrough;

/** @throws Error for a row that isn't written as expected. */
const readRow = (row: string): RouteToWalk => {
  const [patterns = "", , , , guarded = ""] = row.split(" | ");
  const [path = ""] = patterns.split(" ");
  const guards = guarded === "-" ? [] : guarded.split("+");
  if (!path.startsWith("/") || !guards.every(isGuard))
    throw new Error(`This is no row of the route table: ${row}`);
  const passing = visitors
    .filter((visitor) => visitor === (only[path] ?? visitor))
    .filter((visitor) => guards.every((guard) => letsThrough[guard](visitor)));
  const fullest = passing.at(-1);
  if (!fullest) throw new Error(`Nobody who walks may open ${path}.`);
  return {
    address: path + (queries[path] ?? ""),
    visitors: passing.includes("guest") && !everyones.has(path) ? ["guest"] : passing,
    fullest,
  };
};

/** Every page that opens, once each. */
export const routesToWalk: readonly RouteToWalk[] = written.trim().split("\n").map(readRow);
