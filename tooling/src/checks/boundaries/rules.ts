import type { IRegularForbiddenRuleType as Rule } from "dependency-cruiser";

/** Allowed imports of a workspace. `types` allows type imports only; anything not listed is forbidden. */
export type WorkspaceRule = {
  readonly standsOn: readonly string[];
  readonly types?: readonly string[];
  /** If set, the only libraries that its production code may import. */
  readonly libraries?: readonly string[];
  /** Additional imports of its tests and configuration, besides `tooling`. */
  readonly tests?: readonly string[];
};

/** One entry per workspace folder. A folder without an entry fails the check, so that new ones are covered. */
export const workspaceRules: Readonly<Record<string, WorkspaceRule>> = {
  "packages/domain": { standsOn: [], libraries: ["zod"] },
  "packages/ui": { standsOn: [], libraries: ["react", "react-dom", "clsx", "swiper"] },
  "packages/config": { standsOn: [], types: ["packages/domain"] },
  "packages/i18n": { standsOn: [], types: ["packages/domain"] },
  "packages/api-client": { standsOn: ["packages/domain"] },
  "apps/sandbox-gateway": { standsOn: ["packages/api-client", "packages/domain", "packages/config"] },
  "apps/mobile-web": {
    standsOn: ["packages/api-client", "packages/config", "packages/domain", "packages/i18n", "packages/ui"],
    // The journeys start the gateway.
    tests: ["apps/sandbox-gateway"],
  },
  tooling: { standsOn: [] },
};

/** The layers of the site, top first. A layer may import itself and those below. */
export const siteLayers: readonly string[] = ["app", "screens", "features", "shared"];

/** The folder that contains the {@link siteLayers}. */
export const siteSource = "apps/mobile-web/src";

/** A pattern for the files in any of the folders. */
const filesIn = (folders: readonly string[]): string => `^(${folders.join("|")})/`;

const anyWorkspace = "^((?:apps|packages)/[^/]+|tooling)/";

const notShipped = [
  String.raw`(\.test\.tsx?|\.test-d\.ts|\.stories\.tsx)$`,
  "/(e2e|engines|testing)/",
  String.raw`(^|/)([\w-]+\.config\.ts|\.storybook/.*|scripts/.*)$`,
  "^apps/mobile-web/build/",
];

/** A rule. Its name is the message of its violations. */
const rule = (name: string, from: Rule["from"], to: Rule["to"]): Rule => ({
  name,
  severity: "error",
  from,
  to,
});

const forTestsOf = (folder: string, { tests = [] }: WorkspaceRule): readonly string[] =>
  ["tooling", ...tests].filter((other) => other !== folder);

/** The workspace folders that files of `folder` may import, including itself. */
export const knownTo = (folder: string, workspace: WorkspaceRule): readonly string[] => [
  folder,
  ...workspace.standsOn,
  ...(workspace.types ?? []),
  ...forTestsOf(folder, workspace),
];

/** The import rules of one workspace folder. */
const arrowsOf = (folder: string, workspace: WorkspaceRule): Rule[] => {
  const { types = [], libraries } = workspace;
  return [
    rule(
      `${folder} doesn't depend on it`,
      { path: filesIn([folder]) },
      { path: anyWorkspace, pathNot: filesIn(knownTo(folder, workspace)) },
    ),
    rule(
      `only tests and tool settings of ${folder} may import it`,
      { path: filesIn([folder]), pathNot: notShipped },
      { path: filesIn(forTestsOf(folder, workspace)) },
    ),
    ...types.map((other) =>
      rule(
        `${folder} may import only types from it, by import type`,
        { path: filesIn([folder]) },
        { path: filesIn([other]), dependencyTypesNot: ["type-only", "type-import"] },
      ),
    ),
    ...(libraries === undefined
      ? []
      : [
          rule(
            `${folder} may use only ${libraries.join(", ")}`,
            { path: filesIn([folder]), pathNot: notShipped },
            { pathNot: [anyWorkspace, `node_modules/(${libraries.join("|")})/`] },
          ),
        ]),
  ];
};

/** Forbids each layer of the site to import the layers above it. */
const layers = siteLayers.map((layer, rank) =>
  rule(
    `${layer} may import only ${siteLayers.slice(rank).join(", ")}`,
    { path: filesIn([`${siteSource}/${layer}`]) },
    {
      path: filesIn([siteSource]),
      pathNot: filesIn(siteLayers.slice(rank).map((lower) => `${siteSource}/${lower}`)),
    },
  ),
);

const kitComponents = "^packages/ui/src/components/";

/** Every rule of docs/architecture.md, "Who may import whom". */
export const forbidden: Rule[] = [
  ...Object.entries(workspaceRules).flatMap(([folder, arrows]) => arrowsOf(folder, arrows)),
  ...layers,
  rule(
    "features don't import each other; they meet in a screen, or share from shared/",
    { path: `^${siteSource}/features/([^/]+)/` },
    { path: `^${siteSource}/features/`, pathNot: `^${siteSource}/features/$1/` },
  ),
  rule(
    "nothing resolves there: the package's exports are its whole surface",
    {},
    { couldNotResolve: true, pathNot: "^virtual:" },
  ),
  rule(
    "a relative path leaves the workspace; import the package by its name",
    { path: anyWorkspace },
    { dependencyTypes: ["local"], pathNot: "^$1/" },
  ),
  rule(
    "production code may not import files outside src/",
    { path: `${anyWorkspace}src/`, pathNot: notShipped },
    { path: "^$1/", pathNot: "^$1/src/" },
  ),
  ...[{ path: `${kitComponents}([^/]+)/` }, { pathNot: kitComponents }].map((outside) =>
    rule("a component is imported from outside through the file of its own name only", outside, {
      path: String.raw`${kitComponents}.+\.tsx?$`,
      pathNot: [
        String.raw`${kitComponents}(?<name>[^/]+)/\k<name>\.tsx$`,
        ...(outside.path === undefined ? [] : [`${kitComponents}$1/`]),
      ],
    }),
  ),
  rule("files import each other in a ring", {}, { circular: true }),
];
