import { isAgent, type Viewer } from "@volado/domain/member";
import { type Page, type PageName, paths } from "../../shared/navigation/paths.ts";

/** A link to a page of the site. */
export interface PageLink {
  readonly name: PageName;
  /** Path with query and hash. */
  readonly href: string;
}

/** Pages to read, not to act on. */
const readOnly: ReadonlySet<PageName> = new Set([
  "help",
  "promotions",
  "promotion",
  "notices",
  "agentNotices",
]);

const names = new Map(
  // The table has exactly the keys of its type.
  (Object.keys(paths) as PageName[]).flatMap((name) => paths[name].patterns.map((path) => [path, name])),
);

/** Whether a page's guards let a signed-in player in, or ask for a real account. */
const isFor = ({ guards }: Page, viewer: Viewer): boolean =>
  guards.every((guard) =>
    guard === "agents" ? isAgent(viewer) : !["no-account", "free-play", "contracts"].includes(guard),
  );

/** The page that a promotion asks a player to go to: the first of its text's links that they can act on. */
export const callOf = (addresses: readonly string[], viewer: Viewer): PageLink | undefined =>
  addresses
    .flatMap((href) => {
      const name = names.get(/^[^?#]*/.exec(href)?.[0] ?? "");
      return name ? [{ name, href }] : [];
    })
    .find(({ name }) => !readOnly.has(name) && isFor(paths[name], viewer));
