/** Values of the `view` query of /m/agent; without one it shows the home (docs/decisions/119). */
const views = ["open", "links", "transfer", "member"] as const;

/** The view named in the query; undefined for the home and for unknown names. */
export const agentViewOf = (search: string): (typeof views)[number] | undefined => {
  const name = new URLSearchParams(search).get("view");
  return views.find((view) => view === name);
};
