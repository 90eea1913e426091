import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";

/** Keeps a player's favourites; drawn only where there is a player. */
export const LazyFavouriteSync = lazyPart({
  name: "favourite sync",
  load: () => import("../../../features/favourites/components/favourite-sync.tsx"),
  onFail: "silent",
});
