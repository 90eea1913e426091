import { productionPackages } from "../checks/licences/production-packages.ts";
import type { Workspace } from "../workspace/workspaces.ts";

/** A package's address as CycloneDX names it (purl). */
const purl = (name: string, version: string): string => `pkg:npm/${name.replace("@", "%40")}@${version}`;

/**
 * What published packages need at run time, as installed, with its licences and who needs what: CycloneDX 1.6.
 *
 * @param made epoch milliseconds
 */
export const billOfMaterials = (published: readonly Workspace[], made: number) => {
  const packages = [...productionPackages(published).values()];
  const reference = new Map(
    packages.map((one) => [`${one.name}@${one.version}`, purl(one.name, one.version)]),
  );
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { timestamp: new Date(made).toISOString() },
    components: packages.map(({ name, version, license }) => ({
      type: "library",
      "bom-ref": purl(name, version),
      name,
      version,
      purl: purl(name, version),
      ...(license !== undefined && { licenses: [{ expression: license }] }),
    })),
    dependencies: packages.map(({ name, version, needs }) => ({
      ref: purl(name, version),
      dependsOn: [...new Set(needs)].flatMap((key) => reference.get(key) ?? []),
    })),
  };
};
