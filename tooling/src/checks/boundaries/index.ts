import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findWorkspaces } from "../../workspace/workspaces.ts";
import type { Check } from "../check.ts";
import { findCycles, type Graph } from "./cycles.ts";
import { type Edge, readEdges, readSources } from "./graph.ts";
import { strayPaths } from "./paths.ts";
import { layeredWorkspace, siteLayers, workspaceRules } from "./rules.ts";
import { violationsOf } from "./violations.ts";

const graphOf = (edges: readonly Edge[]): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const { from, target } of edges) {
    const to = target.kind === "library" ? undefined : target.path;
    if (to === undefined) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
};

const workspacesWithoutPlace = (root: string): readonly string[] =>
  findWorkspaces(root)
    .filter(({ path }) => !(path in workspaceRules))
    .map(
      ({ path }) => `${path} has no line in tooling/src/checks/boundaries/rules.ts: say what it stands on`,
    );

const foldersOutsideLayers = (root: string): readonly string[] => {
  const source = join(root, layeredWorkspace, "src");
  const entries = existsSync(source) ? readdirSync(source, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory() && !siteLayers.includes(entry.name))
    .map(({ name }) => `${layeredWorkspace}/src/${name} is none of the layers ${siteLayers.join(", ")}`);
};

/**
 * The direction of imports, type imports included: between workspaces, between the layers of the
 * site, between features, through `exports` only, and without cycles; and the direction of paths in strings.
 */
export const boundaries: Check = async (root) => {
  const sources = readSources(root);
  const edges = readEdges(root, sources);
  const cycles = findCycles(graphOf(edges)).map(
    (ring) => `files import each other in a ring: ${ring.join(", ")}`,
  );
  return {
    problems: [
      ...workspacesWithoutPlace(root),
      ...foldersOutsideLayers(root),
      ...edges.flatMap(violationsOf),
      ...sources.flatMap(({ path, owner, text }) => strayPaths(owner.path, path, text)),
      ...cycles,
    ],
  };
};
