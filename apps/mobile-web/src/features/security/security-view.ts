/** What the security center shows: all of it, or the one thing that is being set (the address's `view`). */
const views = ["payment", "mobile", "email", "cards", "card"] as const;

/** See {@link views}; the overview has no name. */
export type SecurityView = (typeof views)[number];

/** The view that an address asks for; undefined for the overview, and for names that nobody knows. */
export const securityViewOf = (search: string): SecurityView | undefined => {
  const asked = new URLSearchParams(search).get("view");
  return views.find((view) => view === asked);
};
