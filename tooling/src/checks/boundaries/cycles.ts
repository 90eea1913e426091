/** A directed graph: each node with the nodes it points to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The rings of a graph: every set of nodes that reach each other (Tarjan's strongly connected
 * components of more than one node), and every node that points to itself.
 */
export const findCycles = (graph: Graph): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const cycles: string[][] = [];

  const visit = (node: string): number => {
    let low = order.size;
    const own = low;
    order.set(node, own);
    path.push(node);
    onPath.add(node);

    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onPath.has(next)) low = Math.min(low, order.get(next) ?? low);
    }

    if (low === own) {
      const ring = path.splice(path.indexOf(node));
      for (const member of ring) onPath.delete(member);
      if (ring.length > 1 || graph.get(node)?.has(node) === true) cycles.push(ring.toSorted());
    }
    return low;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
};
