// Apart from the other limits: a first page that only lists games loads these few and not the rest.

/** Rows per page of each list (Spec §9); `limits.pageSize` is the same. */
export const pageSizes = {
  hotGames: 9,
  gameList: 25,
  recents: 25,
  favourites: 25,
  /** The favourites list of the search screen. */
  searchFavourites: 30,
  slotSearch: 10,
  homeCarousel: 36,
  homeCategoryCards: 9,
} as const;

/** How many vendors of a category home shows (Spec §2 "Screens"); `limits.homeVendors` is the same. */
export const homeVendorCounts = { RNG: 3, FISH: 2, LIVE: 1 } as const;
