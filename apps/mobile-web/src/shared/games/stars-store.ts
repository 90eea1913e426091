import type { FavouriteInput } from "@volado/api-client/endpoints";
import { create } from "zustand";

/** A tap on a star that nobody could act on yet. */
export interface StarWish extends FavouriteInput {
  readonly starred: boolean;
}

/** The player's stars as tiles see them. What keeps them is loaded for players only (features/favourites). */
interface Stars {
  /** nodeIds with a star. */
  readonly ids: ReadonlySet<string>;
  /** nodeIds whose star was just taken away and that the gateway has not answered yet. */
  readonly leaving: ReadonlySet<string>;
  /** Sets or takes away a star; undefined until a player's stars are there. */
  readonly setStar: ((game: FavouriteInput, starred: boolean) => void) | undefined;
  /** Taps before that: by a guest, who logs in first, or by a quick finger. For this visit only. */
  readonly wanted: readonly StarWish[];
  readonly want: (wish: StarWish) => void;
  /** Hands the wishes over to who can fulfil them. */
  readonly takeWanted: () => readonly StarWish[];
  /** What keeps the stars tells them here; nothing when it goes. */
  readonly publish: (stars: KeptStars) => void;
}

/** What only a signed-in player has. */
type KeptStars = Pick<Stars, "ids" | "leaving" | "setStar">;

/** No stars, and nobody to keep them. */
export const noStars: KeptStars = { ids: new Set(), leaving: new Set(), setStar: undefined };

/** Stars of the whole site. */
export const useStars = create<Stars>()((set, get) => ({
  ...noStars,
  wanted: [],
  want: (wish) =>
    set(({ wanted }) => ({ wanted: [...wanted.filter(({ nodeId }) => nodeId !== wish.nodeId), wish] })),
  takeWanted: () => {
    const { wanted } = get();
    set({ wanted: [] });
    return wanted;
  },
  publish: (stars) => set(stars),
}));
