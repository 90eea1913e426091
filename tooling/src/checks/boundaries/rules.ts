/** Who stands on whom. `types` allows type imports only; what isn't listed may not be imported at all. */
export type WorkspaceRule = {
  readonly standsOn: readonly string[];
  readonly types?: readonly string[];
  /** When given, the only libraries its shipped code may import. */
  readonly libraries?: readonly string[];
};

/**
 * One line per workspace folder. A folder without a line fails the check, so a new one
 * is guarded from its first day. Tests and tool settings also may import `tooling`, and
 * the ones named in {@link testOnly}.
 */
export const workspaceRules: Readonly<Record<string, WorkspaceRule>> = {
  "packages/domain": { standsOn: [], libraries: ["zod"] },
  "packages/ui": {
    standsOn: [],
    libraries: ["react", "react-dom", "clsx", "swiper"],
  },
  "packages/config": { standsOn: [], types: ["packages/domain"] },
  "packages/i18n": { standsOn: [], types: ["packages/domain"] },
  "packages/api-client": { standsOn: ["packages/domain"] },
  "apps/sandbox-gateway": { standsOn: ["packages/api-client", "packages/domain", "packages/config"] },
  "apps/mobile-web": {
    standsOn: ["packages/api-client", "packages/config", "packages/domain", "packages/i18n", "packages/ui"],
  },
  tooling: { standsOn: [] },
};

/** What only tests and tool settings of a workspace may import besides: the site's journeys start the gateway. */
export const testOnly: Readonly<Record<string, readonly string[]>> = {
  "apps/mobile-web": ["apps/sandbox-gateway"],
};

/** The layers of the site, top first: a layer imports itself and those below it. */
export const siteLayers: readonly string[] = ["app", "screens", "features", "shared"];

/** The workspace that is cut into {@link siteLayers}. */
export const layeredWorkspace = "apps/mobile-web";
