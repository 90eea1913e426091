import { expect, it } from "vitest";
import { z } from "zod";
import { repositoryRoot } from "../workspace/root.ts";
import { publishedPackages } from "../workspace/workspaces.ts";
import { billOfMaterials } from "./bill-of-materials.ts";

const purl = z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+\S*$/);

/** What CycloneDX 1.6 asks of the fields that we write. */
const schema = z.strictObject({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.6"),
  version: z.int().min(1),
  metadata: z.strictObject({ timestamp: z.iso.datetime() }),
  components: z.array(
    z.strictObject({
      type: z.literal("library"),
      "bom-ref": purl,
      name: z.string().min(1),
      version: z.string().min(1),
      purl,
      licenses: z.tuple([z.strictObject({ expression: z.string().min(1) })]),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: purl, dependsOn: z.array(purl) })),
});

it("lists what is published, what it needs, and who needs what", () => {
  const { components, dependencies } = schema.parse(billOfMaterials(publishedPackages(repositoryRoot), 0));
  const references = components.map((component) => component["bom-ref"]);
  expect(new Set(references).size).toBe(references.length);
  expect(dependencies.map(({ ref }) => ref)).toEqual(references);
  for (const { dependsOn } of dependencies) expect(references).toEqual(expect.arrayContaining(dependsOn));
  const client = dependencies.find(({ ref }) => ref.startsWith("pkg:npm/%40volado/api-client@"));
  expect(client?.dependsOn).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^pkg:npm\/zod@/),
      expect.stringContaining("%40volado/domain@"),
    ]),
  );
  expect(references.join()).not.toContain("vitest");
});
