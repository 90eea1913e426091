import { lazy } from "react";
import { useSession } from "../../../shared/session/session-store.ts";
import { insist } from "../insist.ts";
import { LazyOverlay } from "../lazy-overlay.tsx";
import { sideMenu } from "../menus/load-side-menu.ts";
import { setMenuOpen, useMenuOpen } from "../menus/menu-store.ts";
import { QuietPart } from "../quiet-part.tsx";

const GlobalOverlays = lazy(insist("beside", () => import("./global-overlays.tsx")));
const FavouriteSync = lazy(
  insist("stars", () => import("../../../features/favourites/components/favourite-sync.tsx")),
);

const closeMenu = () => setMenuOpen(false);

/** The side menu, loaded when it is first opened. */
export function LazySideMenu() {
  return <LazyOverlay part={sideMenu} open={useMenuOpen()} onClose={closeMenu} />;
}

/** The keeper of a player's stars, loaded when there is a player. */
export function LazyFavouriteSync() {
  return useSession() === undefined ? null : (
    <QuietPart at="stars">
      <FavouriteSync />
    </QuietPart>
  );
}

/** Messages and what comes after the first view; there is nothing to show before their code has come. */
export function LazyGlobalOverlays() {
  return (
    <QuietPart at="beside">
      <GlobalOverlays />
    </QuietPart>
  );
}
