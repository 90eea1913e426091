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

/** `changeset publish`, carried out whole against a registry on this machine: every published package arrives, once and sound. */
export const dryRelease: Check = async (root) => {
  const { url, arrivals, stop } = await startDryRegistry();
  try {
    const { code, output } = await run("pnpm", ["exec", "changeset", "publish", "--no-git-tag"], {
      cwd: root,
      env: { ...onlyTo(url), CI: "true" },
      timeout: 120_000,
    });
    const expected = publishedPackages(root).map(({ manifest }) => manifest.name);
    const arrived = arrivals.map(({ name }) => name);
    return {
      problems: [
        ...(code === 0 ? [] : [`changeset publish ended with ${code}:\n${output}`]),
        ...expected.filter((name) => !arrived.includes(name)).map((name) => `${name} was not published`),
        ...arrived
          .filter((name, index) => !expected.includes(name) || arrived.indexOf(name) !== index)
          .map((name) => `${name} was published, and should not have been`),
        ...arrivals.flatMap(arrivalProblems),
      ],
      table: `  ${arrivals.map(({ name, versions }) => `${name}@${Object.keys(versions).join()}`).join(" ")}`,
    };
  } finally {
    stop();
  }
};
