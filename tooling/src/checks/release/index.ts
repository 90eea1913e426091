import { run } from "../../process/run.ts";
import { publishedPackages } from "../../workspace/workspaces.ts";
import type { Check } from "../check.ts";
import { type Arrival, startDryRegistry } from "./dry-registry.ts";

/** Leads every question about packages, ours too, to one registry, whatever this machine's own settings say. */
const onlyTo = (registry: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ["npm", "pnpm"].flatMap((tool) => [
      [`${tool}_config_registry`, registry],
      [`${tool}_config_@volado:registry`, registry],
      [`${tool}_config_${registry.replace(/^http:/, "")}:_authToken`, "dry-run"],
    ]),
  );

/** What is wrong with a package as it arrived. */
export const arrivalProblems = ({ name, access, versions, _attachments }: Arrival): readonly string[] => {
  const manifests = Object.values(versions);
  const ranges = manifests.flatMap(({ dependencies = {}, peerDependencies = {} }) => [
    ...Object.entries(dependencies),
    ...Object.entries(peerDependencies),
  ]);
  return [
    ...(access === "public" ? [] : [`${name} would not be public`]),
    ...(manifests.length === 1 ? [] : [`${name} came with ${manifests.length} versions`]),
    ...(Object.values(_attachments).some(({ length }) => length > 0)
      ? []
      : [`${name} came without a tarball`]),
    ...manifests.flatMap(({ license, exports }) => [
      ...(license === undefined ? [`${name} has no license`] : []),
      ...(JSON.stringify(exports).includes("@volado/source")
        ? [`${name} leads to sources that aren't packed`]
        : []),
    ]),
    ...ranges
      .filter(([, range]) => /^(workspace|file|link):/.test(range))
      .map(([dependency, range]) => `${name} wants ${dependency} at ${range}, which nobody else has`),
  ];
};

/** Where the rehearsal says that the sources are. */
const SOURCES = "https://code.example/volado/volado";
const url = `git+${SOURCES}.git`;

/** What is wrong with where a package says that its sources are. */
export const sourceProblems = ({ name, versions }: Arrival, path: string | undefined): readonly string[] =>
  Object.values(versions).flatMap(({ repository }) => {
    if (repository === undefined) return [`${name} doesn't say where its sources are`];
    return repository.url === url && repository.directory === path
      ? []
      : [`${name} says that its sources are ${repository.url}, ${repository.directory}`];
  });

/** The command of a release, in its dry run against a registry; what CI says about this very run is hidden from it. */
const rehearse = (root: string, registry: string, variables: Readonly<Record<string, string>>) =>
  run("node", ["tooling/src/commands/release.ts", "--dry-run"], {
    cwd: root,
    env: {
      GITHUB_REPOSITORY: "",
      CI_PROJECT_URL: "",
      ACTIONS_ID_TOKEN_REQUEST_URL: "",
      SIGSTORE_ID_TOKEN: "",
      ...onlyTo(registry),
      ...variables,
      CI: "true",
    },
    timeout: 300_000,
  });

/**
 * The command of a release, carried out whole against a registry on this machine: it refuses without an
 * address of the sources, and with one every published package arrives, once and sound.
 */
export const dryRelease: Check = async (root) => {
  const { url: registry, arrivals, stop } = await startDryRegistry();
  try {
    const refused = await rehearse(root, registry, { VOLADO_REPOSITORY: "" });
    const early = arrivals.length;
    const { code, output } = await rehearse(root, registry, { VOLADO_REPOSITORY: SOURCES });
    const published = new Map(publishedPackages(root).map(({ manifest, path }) => [manifest.name, path]));
    const expected = [...published.keys()];
    const arrived = arrivals.map(({ name }) => name);
    return {
      problems: [
        ...(refused.code !== 0 && refused.output.includes("VOLADO_REPOSITORY") && early === 0
          ? []
          : [`without an address the release ended with ${refused.code}:\n${refused.output}`]),
        ...(code === 0 ? [] : [`the release ended with ${code}:\n${output}`]),
        ...expected.filter((name) => !arrived.includes(name)).map((name) => `${name} was not published`),
        ...arrived
          .filter((name, index) => !expected.includes(name) || arrived.indexOf(name) !== index)
          .map((name) => `${name} was published, and should not have been`),
        ...arrivals.flatMap(arrivalProblems),
        ...arrivals.flatMap((arrival) => sourceProblems(arrival, published.get(arrival.name))),
      ],
      table: `  ${arrivals.map(({ name, versions }) => `${name}@${Object.keys(versions).join()}`).join(" ")}`,
    };
  } finally {
    stop();
  }
};
