const names = new Map<string, string>();

/**
 * Names of the games that were tapped on this visit, by node. The address of a game carries no name
 * (docs/decisions/003), and its history state is lost on the way through login.
 */
export const gameNames = {
  keep: (nodeId: string, name: string): void => void names.set(nodeId, name),
  of: (nodeId: string): string | undefined => names.get(nodeId),
};
