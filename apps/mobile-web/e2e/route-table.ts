import { fromSource } from "../build/from-source.ts";
import { merchantPlugin, readBrand } from "../build/merchant.ts";
import type { GuardName, Route } from "../src/app/routes/route.ts";
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

/** The site's own route table; the brand that it is built for changes no row. */
const { routes } = await fromSource<typeof import("../src/app/routes/routes.ts")>(
  "src/app/routes/routes.ts",
  [merchantPlugin(await readBrand("volado"))],
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

/** @throws Error for a page that nobody who walks may open. */
const walkOf = ({ page, guards }: Route): RouteToWalk => {
  const path = page.to();
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
export const routesToWalk: readonly RouteToWalk[] = routes.map(walkOf);
