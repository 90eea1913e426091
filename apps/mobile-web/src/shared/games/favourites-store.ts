import type { FavouriteInput } from "@volado/api-client/endpoints";
import { create } from "zustand";
import { tabValues } from "../storage/site-storage.ts";

/** A tap on a game's star that could not be sent yet. */
export interface PendingFavourite extends FavouriteInput {
  readonly starred: boolean;
  /** The account that tapped; a guest's tap belongs to the account that logs in next. */
  readonly of?: string | undefined;
}

/** Favourites as tiles see them. Their requests live in features/favourites, which only loads for signed-in players. */
interface Favourites {
  /** nodeIds of the favourites. */
  readonly ids: ReadonlySet<string>;
  /** nodeIds of removed favourites whose call is still pending. */
  readonly leaving: ReadonlySet<string>;
  /** Adds or removes a favourite; undefined until the player's favourites are loaded. */
  readonly setFavourite: ((game: FavouriteInput, starred: boolean) => void) | undefined;
  /**
   * Taps made before that, by guests, or after the session ended. Stored with the tab, because a login may reload it.
   */
  readonly pending: readonly PendingFavourite[];
  readonly addPending: (change: PendingFavourite) => void;
  /** Returns and clears the account's own taps and those of guests; drops those of other accounts. */
  readonly takePending: (account: string) => readonly PendingFavourite[];
  /** Sets the player's favourites; {@link noFavourites} when the player signs out. */
  readonly publish: (favourites: PlayerFavourites) => void;
}

type PlayerFavourites = Pick<Favourites, "ids" | "leaving" | "setFavourite">;

/** The favourites of a guest. */
export const noFavourites: PlayerFavourites = { ids: new Set(), leaving: new Set(), setFavourite: undefined };

export const useFavouritesStore = create<Favourites>()((set, get) => {
  const save = (pending: readonly PendingFavourite[]) => {
    tabValues.write("wantedStars", [...pending]);
    set({ pending });
  };
  return {
    ...noFavourites,
    pending: tabValues.read("wantedStars"),
    addPending: (change) => save([...get().pending.filter(({ nodeId }) => nodeId !== change.nodeId), change]),
    takePending: (account) => {
      const { pending } = get();
      save([]);
      return pending.filter(({ of = account }) => of === account);
    },
    publish: (favourites) => set(favourites),
  };
});
