import { create } from "zustand";

/** Number of pages shown per hot list. In memory, so that a list has the same length when the player comes back. */
interface ShownPages {
  readonly pages: Readonly<Record<string, number>>;
  readonly show: (list: string, pages: number) => void;
}

/** The hot call returns all games at once; this stores how many of them the player has opened (Spec §4 "Hot games"). */
export const useShownPages = create<ShownPages>()((set) => ({
  pages: {},
  show: (list, pages) => set((state) => ({ pages: { ...state.pages, [list]: pages } })),
}));

/** Number of pages to show: as many as the player opened, at least as many as the scroll position needs. */
export const shownPages = ({ pages }: Pick<ShownPages, "pages">, list: string, needed: number): number =>
  Math.max(pages[list] ?? 1, needed);
