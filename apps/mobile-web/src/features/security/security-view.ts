/** Values of the `view` parameter. */
const views = ["payment", "mobile", "email", "cards", "card"] as const;

/** A view of the security centre; the overview has no name. */
export type SecurityView = (typeof views)[number];

/** The view in the URL; undefined for the overview and for unknown names. */
export const securityViewOf = (search: string): SecurityView | undefined => {
  const requested = new URLSearchParams(search).get("view");
  return views.find((view) => view === requested);
};
