/** Values of the `view` query of /m/agent; without one it shows the home (docs/decisions/119). */
const views = ["open", "links", "transfer"] as const;

export type AgentView = (typeof views)[number];

/** The view named in the query; undefined for the home and for unknown names. */
export const agentViewOf = (search: string): AgentView | undefined => {
  const name = new URLSearchParams(search).get("view");
  return views.find((view) => view === name);
};
