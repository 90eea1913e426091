import { fromSource } from "../build/from-source.ts";
import { merchantPlugin, readBrand } from "../build/merchant.ts";
import type { Route } from "../src/app/routes/routes.ts";
import type { GuardName } from "../src/shared/navigation/paths.ts";
import type { Account } from "./player.ts";

/** The visitor of a page: a guest, or a demo account. */
type Visitor = "guest" | Account;

/**
 * A page of the site and the visitors for its axe checks: a guest if guests may open it, otherwise every visitor that
 * its guards allow. Only the visitor with the most content checks the layout.
 */
export interface RouteToWalk {
  /** The page's address, with its required query. */
  readonly address: string;
  readonly visitors: readonly Visitor[];
  /** The last visitor that its guards allow: an agent, with the longest name, if agents may open it. */
  readonly fullest: Visitor;
}

/** The site's own route table, which is the same for every brand. */
const { routes } = await fromSource<typeof import("../src/app/routes/routes.ts")>(
  "src/app/routes/routes.ts",
  [merchantPlugin(await readBrand("volado"))],
);

/** The visitors: a guest, an ordinary member, an agent. */
const visitors: readonly Visitor[] = ["guest", "jugador", "agente"];

/** The visitors that each guard allows. A new guard fails to type-check until it is added here. */
const letsThrough: Readonly<Record<GuardName, (visitor: Visitor) => boolean>> = {
  "free-play": (visitor) => visitor !== "prueba",
  "no-account": (visitor) => visitor === "guest",
  session: (visitor) => visitor !== "guest",
  "real-account": (visitor) => visitor !== "guest" && visitor !== "prueba",
  "own-lists": () => true,
  contracts: (visitor) => visitor === "agente",
  agents: (visitor) => visitor === "agente",
};

/** Pages that require a query. */
const queries: Readonly<Record<string, string>> = {
  "/m/activityDetail": "?id=promo-fishing",
  "/m/play": "?node=JL-RNG-001&game=G-JL-RNG-001&vendor=JL&type=RNG&demo=1",
};

/** Pages for one visitor only, regardless of the guards: the club needs a labelled member. */
const only: Readonly<Record<string, Visitor>> = { "/m/member/benefits": "jugador" };

/** Open to guests, but also checked for members, because their header and rows differ. */
const everyones: ReadonlySet<string> = new Set(["/m/home"]);

/** @throws Error for a page that none of the visitors may open. */
const walkOf = ({ to, guards }: Route): RouteToWalk => {
  const path = to();
  const passing = visitors
    .filter((visitor) => visitor === (only[path] ?? visitor))
    .filter((visitor) => guards.every((guard) => letsThrough[guard](visitor)));
  const fullest = passing.at(-1);
  if (!fullest) throw new Error(`None of the visitors may open ${path}.`);
  return {
    address: path + (queries[path] ?? ""),
    visitors: passing.includes("guest") && !everyones.has(path) ? ["guest"] : passing,
    fullest,
  };
};

/** Every page that opens, once each. */
export const routesToWalk: readonly RouteToWalk[] = routes.map(walkOf);
