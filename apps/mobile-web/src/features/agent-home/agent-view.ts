/** What /m/agent shows instead of the home (the address's `view`; docs/decisions/119). */
const views = ["open", "links", "transfer"] as const;

/** See {@link views}; the home has no name. */
export type AgentView = (typeof views)[number];

/** The view that an address asks for; undefined for the home, and for names that nobody knows. */
export const agentViewOf = (search: string): AgentView | undefined => {
  const asked = new URLSearchParams(search).get("view");
  return views.find((view) => view === asked);
};
