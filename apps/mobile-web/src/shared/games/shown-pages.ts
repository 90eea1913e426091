import { create } from "zustand";

/** How many pages of each hot list are shown; kept while the site is open so that coming back finds the same length. */
interface ShownPages {
  readonly pages: Readonly<Record<string, number>>;
  readonly show: (list: string, pages: number) => void;
}

/**
 * The hot call answers everything at once; this is how much of it the player has asked to see (Spec §4 "Hot games").
 */
export const useShownPages = create<ShownPages>()((set) => ({
  pages: {},
  show: (list, pages) => set((state) => ({ pages: { ...state.pages, [list]: pages } })),
}));

/**
 * How many pages of a list are shown: as many as the player has asked to see, and never fewer than its place
 * needs. Another page of the visit may have begun the same list anew meanwhile.
 */
export const shownPages = ({ pages }: Pick<ShownPages, "pages">, list: string, needed: number): number =>
  Math.max(pages[list] ?? 1, needed);
