import type { FavouriteInput } from "@volado/api-client/endpoints";
import { create } from "zustand";
import { tabValues } from "../storage/site-storage.ts";

/** A tap on a star that nobody could act on yet. */
export interface PendingFavourite extends FavouriteInput {
  readonly starred: boolean;
  /** The account whose wish it is; a guest's is that of whoever logs in next. */
  readonly of?: string | undefined;
}

/** The player's stars as tiles see them. What keeps them is loaded for players only (features/favourites). */
interface Stars {
  /** nodeIds with a star. */
  readonly ids: ReadonlySet<string>;
  /** nodeIds whose star was just taken away and that the gateway has not answered yet. */
  readonly leaving: ReadonlySet<string>;
  /** Sets or takes away a star; undefined until a player's stars are there. */
  readonly setStar: ((game: FavouriteInput, starred: boolean) => void) | undefined;
  /**
   * Taps before that: by a guest, who logs in first, by a member whose session has ended, or by a quick
   * finger. They are kept with the tab, because the way through a login may load the site anew.
   */
  readonly wanted: readonly PendingFavourite[];
  readonly want: (wish: PendingFavourite) => void;
  /** Hands the wishes over to who can fulfil them: an account's own and guests'; another account's are dropped. */
  readonly takeWanted: (account: string) => readonly PendingFavourite[];
  /** What keeps the stars tells them here; nothing when it goes. */
  readonly publish: (stars: KeptStars) => void;
}

/** What only a signed-in player has. */
type KeptStars = Pick<Stars, "ids" | "leaving" | "setStar">;

/** No stars, and nobody to keep them. */
export const noStars: KeptStars = { ids: new Set(), leaving: new Set(), setStar: undefined };

/** Stars of the whole site. */
export const useStars = create<Stars>()((set, get) => {
  const keep = (wanted: readonly PendingFavourite[]) => {
    tabValues.write("wantedStars", [...wanted]);
    set({ wanted });
  };
  return {
    ...noStars,
    wanted: tabValues.read("wantedStars"),
    want: (wish) => keep([...get().wanted.filter(({ nodeId }) => nodeId !== wish.nodeId), wish]),
    takeWanted: (account) => {
      const { wanted } = get();
      keep([]);
      return wanted.filter(({ of = account }) => of === account);
    },
    publish: (stars) => set(stars),
  };
});
