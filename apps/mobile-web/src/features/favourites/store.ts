import type { FavouriteInput } from "@volado/api-client/endpoints";
import { create } from "zustand";

/** The star a guest wanted to set when login came in between. */
interface WantedStar {
  readonly wanted: FavouriteInput | undefined;
  readonly want: (star: FavouriteInput | undefined) => void;
}

/** Kept for this visit only: a star forgotten by a reload costs one tap. */
export const useWantedStar = create<WantedStar>()((set) => ({
  wanted: undefined,
  want: (wanted) => set({ wanted }),
}));
