import { join } from "node:path";
import { repositoryRoot } from "../workspace/root.ts";
import { publishedPackages } from "../workspace/workspaces.ts";
import { hasProvenance, type Variables } from "./repository-address.ts";

const forBoth = (setting: string, value: string): Readonly<Record<string, string>> => ({
  [`npm_config_${setting}`]: value,
  [`pnpm_config_${setting}`]: value,
});

/**
 * Variables for the process that publishes: manifests name their repository and the folder in it, and where
 * the CI can vouch for the build they carry its provenance.
 */
export const publishEnvironment = (url: string, variables: Variables): Readonly<Record<string, string>> => {
  const folders = Object.fromEntries(
    publishedPackages(repositoryRoot).map(({ manifest, path }) => [manifest.name, path]),
  );
  return {
    VOLADO_SOURCES: JSON.stringify({ url, folders }),
    pnpm_config_global_pnpmfile: join(import.meta.dirname, "add-repository.mjs"),
    ...(hasProvenance(variables) && forBoth("provenance", "true")),
  };
};
