import { lazy } from "react";
import { useSession } from "../../shared/session/session-store.ts";
import { insist } from "./insist.ts";
import { LazyOverlay } from "./lazy-overlay.tsx";
import { sideMenu } from "./load-side-menu.ts";
import { setMenuOpen, useMenuOpen } from "./menu-store.ts";
import { QuietPart } from "./quiet-part.tsx";

const BesidePages = lazy(insist("beside", () => import("./beside-pages.tsx")));
const StarKeeper = lazy(
  insist("stars", () => import("../../features/favourites/components/star-keeper.tsx")),
);

const closeMenu = () => setMenuOpen(false);

/** The side menu, loaded when it is first opened. */
export function LazySideMenu() {
  return <LazyOverlay part={sideMenu} open={useMenuOpen()} onClose={closeMenu} />;
}

/** The keeper of a player's stars, loaded when there is a player. */
export function LazyStarKeeper() {
  return useSession() === undefined ? null : (
    <QuietPart at="stars">
      <StarKeeper />
    </QuietPart>
  );
}

/** Messages and what comes after the first view; there is nothing to show before their code has come. */
export function LazyBesidePages() {
  return (
    <QuietPart at="beside">
      <BesidePages />
    </QuietPart>
  );
}
