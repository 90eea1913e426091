import type { FavouriteInput } from "@volado/api-client/endpoints";
import { create } from "zustand";
import { tabValues } from "../storage/site-storage.ts";

/** A tap on a game's star that nobody could act on yet. */
export interface PendingFavourite extends FavouriteInput {
  readonly starred: boolean;
  /** The account that tapped; a guest's tap is that of whoever logs in next. */
  readonly of?: string | undefined;
}

/** The player's favourites as tiles see them. What keeps them is loaded for players only (features/favourites). */
interface Favourites {
  /** nodeIds of the favourites. */
  readonly ids: ReadonlySet<string>;
  /** nodeIds that were just taken away and that the gateway has not answered yet. */
  readonly leaving: ReadonlySet<string>;
  /** Adds or takes away a favourite; undefined until a player's are there. */
  readonly setFavourite: ((game: FavouriteInput, starred: boolean) => void) | undefined;
  /**
   * Taps before that: by a guest, who logs in first, by a member whose session has ended, or by a quick
   * finger. They are kept with the tab, because the way through a login may load the site anew.
   */
  readonly pending: readonly PendingFavourite[];
  readonly addPending: (change: PendingFavourite) => void;
  /** Hands them over to who can act on them: an account's own and guests'; another account's are dropped. */
  readonly takePending: (account: string) => readonly PendingFavourite[];
  /** What keeps the favourites tells them here; nothing when it goes. */
  readonly publish: (favourites: KeptFavourites) => void;
}

/** What only a signed-in player has. */
type KeptFavourites = Pick<Favourites, "ids" | "leaving" | "setFavourite">;

/** No favourites, and nobody to keep them. */
export const noFavourites: KeptFavourites = { ids: new Set(), leaving: new Set(), setFavourite: undefined };

/** Favourites of the whole site. */
export const useFavouritesStore = create<Favourites>()((set, get) => {
  const keep = (pending: readonly PendingFavourite[]) => {
    tabValues.write("wantedStars", [...pending]);
    set({ pending });
  };
  return {
    ...noFavourites,
    pending: tabValues.read("wantedStars"),
    addPending: (change) => keep([...get().pending.filter(({ nodeId }) => nodeId !== change.nodeId), change]),
    takePending: (account) => {
      const { pending } = get();
      keep([]);
      return pending.filter(({ of = account }) => of === account);
    },
    publish: (favourites) => set(favourites),
  };
});
