import type { Edge } from "./graph.ts";
import { layeredWorkspace, siteLayers, testOnly, workspaceRules } from "./rules.ts";

/** One rule of the house: the sentence that says how an import breaks it, or nothing. */
type Rule = (edge: Edge) => string | undefined;

const toolSettings = /(^|\/)([\w-]+\.config\.ts|\.storybook\/.*|scripts\/.*)$|^apps\/mobile-web\/build\//;
const tests = /(\.test\.tsx?|\.test-d\.ts|\.stories\.tsx)$|\/e2e\/|\/testing\//;

const isShipped = (path: string): boolean => !tests.test(path) && !toolSettings.test(path);

const packageDirection: Rule = ({ owner, target, typeOnly, from }) => {
  if (target.kind !== "workspace" || target.workspace.path === owner.path) return undefined;
  const rule = workspaceRules[owner.path];
  if (rule === undefined) return undefined;
  const to = target.workspace.path;
  if (rule.standsOn.includes(to)) return undefined;
  if (rule.types?.includes(to) === true) {
    return typeOnly ? undefined : `${owner.path} may import only types from ${to}, by import type`;
  }
  const besides = ["tooling", ...(testOnly[owner.path] ?? [])];
  if (besides.includes(to)) {
    return isShipped(from) ? `only tests and tool settings may import ${to}` : undefined;
  }
  return `${owner.path} doesn't stand on ${to}`;
};

/** Whether an `exports` key, which may hold one `*`, covers a subpath. */
const covers = (key: string, subpath: string): boolean => {
  const [start = "", end] = key.split("*");
  return end === undefined ? key === subpath : subpath.startsWith(start) && subpath.endsWith(end);
};

const publicSurface: Rule = ({ target }) =>
  target.kind === "workspace" &&
  !Object.keys(target.workspace.manifest.exports).some((key) => covers(key, target.subpath))
    ? `"${target.subpath}" is not among the exports of ${target.workspace.manifest.name}`
    : undefined;

const ownFolder: Rule = ({ owner, target }) =>
  target.kind === "file" && !target.path.startsWith(`${owner.path}/`)
    ? `a relative path leaves ${owner.path}; import the package by its name`
    : undefined;

const allowedLibraries: Rule = ({ owner, target, from }) => {
  const libraries = workspaceRules[owner.path]?.libraries;
  return target.kind === "library" &&
    libraries !== undefined &&
    isShipped(from) &&
    !libraries.includes(target.name)
    ? `${owner.path} may use only ${libraries.join(", ")}, not ${target.name}`
    : undefined;
};

/** Where a file of the site stands: `layer` is its rank from the top, `slice` its folder inside the layer. */
const sitePlace = (path: string): { readonly layer: number; readonly slice: string } | undefined => {
  const [folder = "", slice = ""] = path.slice(`${layeredWorkspace}/src/`.length).split("/");
  const layer = siteLayers.indexOf(folder);
  return layer === -1 ? undefined : { layer, slice };
};

const inSite = (path: string): boolean => path.startsWith(`${layeredWorkspace}/src/`);

const layersDownwards: Rule = ({ from, target }) => {
  if (target.kind !== "file" || !inSite(from) || !inSite(target.path)) return undefined;
  const source = sitePlace(from);
  const destination = sitePlace(target.path);
  if (source === undefined) return undefined;
  const lower = siteLayers[source.layer];
  if (destination === undefined) return `${lower} may not import what lies above all layers`;
  return destination.layer < source.layer
    ? `${lower} may not import ${siteLayers[destination.layer]}, which lies above it`
    : undefined;
};

const featuresApart: Rule = ({ from, target }) => {
  if (target.kind !== "file" || !inSite(from) || !inSite(target.path)) return undefined;
  const source = sitePlace(from);
  const destination = sitePlace(target.path);
  const features = siteLayers.indexOf("features");
  return source?.layer === features && destination?.layer === features && source.slice !== destination.slice
    ? `feature ${source.slice} may not import feature ${destination.slice}; they meet in a screen, or share from shared/`
    : undefined;
};

/** What is shipped stands in `src`; what builds it, serves it or tries it stands beside. */
const shippedFromSource: Rule = ({ owner, from, target }) => {
  const source = `${owner.path}/src/`;
  return target.kind === "file" &&
    from.startsWith(source) &&
    isShipped(from) &&
    target.path.startsWith(`${owner.path}/`) &&
    !target.path.startsWith(source)
    ? `what is shipped may not import what stands beside ${source}`
    : undefined;
};

const kitComponent = /^packages\/ui\/src\/components\/([^/]+)\/(.+\.tsx?)$/;

const componentSurface: Rule = ({ from, target }) => {
  const [, component, file] = (target.kind === "file" && kitComponent.exec(target.path)) || [];
  return component !== undefined && component !== kitComponent.exec(from)?.[1] && file !== "index.ts"
    ? `${file} is inside component ${component}, which is imported from outside through its index.ts only`
    : undefined;
};

const rules: readonly Rule[] = [
  packageDirection,
  publicSurface,
  ownFolder,
  allowedLibraries,
  layersDownwards,
  featuresApart,
  shippedFromSource,
  componentSurface,
];

/** Everything that is wrong with one import, each as a sentence that names the file. */
export const violationsOf = (edge: Edge): readonly string[] =>
  rules.flatMap((rule) => {
    const reason = rule(edge);
    return reason === undefined ? [] : [`${edge.from} imports "${edge.specifier}": ${reason}`];
  });
