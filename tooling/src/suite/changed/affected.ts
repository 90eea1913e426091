import type { Capability } from "../../checks/features/feature-list.ts";
import type { Workspace } from "../../workspace/workspaces.ts";

/** Paths of the repository, with forward slashes. */
type Files = readonly string[];

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

const needs = ({ manifest }: Workspace): readonly string[] =>
  Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies });

/** The workspaces that have a changed file, and all that stand on them. */
export const affectedWorkspaces = (workspaces: readonly Workspace[], files: Files): readonly Workspace[] => {
  const affected = new Set(workspaces.filter(({ path }) => files.some((file) => isIn(file, path))));
  for (let before = -1; before !== affected.size; ) {
    before = affected.size;
    const names = new Set([...affected].map(({ manifest }) => manifest.name));
    for (const workspace of workspaces)
      if (needs(workspace).some((name) => names.has(name))) affected.add(workspace);
  }
  return workspaces.filter((workspace) => affected.has(workspace));
};

const componentOf = (file: string): string | undefined =>
  /^packages\/ui\/src\/components\/([^/]+)\//.exec(file)?.[1];

/** Whose stories to look at. */
export type AffectedStories =
  /** What all components share has changed. */
  | { readonly which: "all" }
  /** Folders of components; `everyLook` are those whose sheet has changed. */
  | { readonly which: "some"; readonly components: readonly string[]; readonly everyLook: readonly string[] };

const unread = /\.(md|test\.tsx?)$|^packages\/ui\/(api|scripts|dist)\//;

/** The stories that a change of the kit's files can break. A component's users in the kit have its look in theirs. */
export const affectedStories = (files: Files, imports: ReadonlyMap<string, Files>): AffectedStories => {
  const kit = files.filter((file) => isIn(file, "packages/ui") && !unread.test(file));
  if (kit.some((file) => componentOf(file) === undefined)) return { which: "all" };
  const changed = new Set(kit.flatMap((file) => componentOf(file) ?? []));
  const users = [...imports].filter(([, used]) => used.some((name) => changed.has(name)));
  return {
    which: "some",
    components: [...new Set([...changed, ...users.map(([user]) => user)])].sort(),
    everyLook: [
      ...new Set(kit.filter((file) => file.endsWith(".css")).flatMap((file) => componentOf(file) ?? [])),
    ].sort(),
  };
};

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"));

/** Below these folders each folder is a feature or an area of its own. */
const areas = /^(apps\/mobile-web\/src\/(?:features|screens|shared)\/[^/]+|packages\/domain\/src\/[^/]+)\//;

const areaOf = (file: string): string => areas.exec(file)?.[1] ?? folderOf(file);

const journey = /^apps\/mobile-web\/e2e\/[^/]+\.spec\.ts$/;

/**
 * The journeys that a change can break: those that it changes, and those of every capability which names a changed
 * file; of a file that none names, those of the capabilities that name its feature, or its folder.
 */
export const affectedJourneys = (capabilities: readonly Capability[], files: Files): Files => {
  const named = ({ screens, rules, tests }: Capability) => [...screens, ...rules, ...tests];
  const chosen = files.flatMap((file) => {
    if (journey.test(file)) return [file];
    const exactly = capabilities.filter((capability) => named(capability).includes(file));
    const nearby = capabilities.filter(({ screens, rules }) =>
      [...screens, ...rules].some((path) => areaOf(path) === areaOf(file)),
    );
    const own = exactly.length > 0 ? exactly : nearby;
    return own.flatMap(({ tests }) => tests.filter((path) => journey.test(path)));
  });
  return [...new Set(chosen)].sort();
};
