import { fileLink, generatedNote, type PageSet } from "../pages/generated-pages.ts";
import { type Capability, type FeatureList, featureListFile, featuresFolder } from "./feature-list.ts";

const script = "features";

const generated = generatedNote(featureListFile, script);

const fileList = (label: string, paths: readonly string[]): readonly string[] =>
  paths.length === 0 ? [] : [`${label}:`, "", ...paths.map((path) => `- ${fileLink(path)}`), ""];

const nameList = (label: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${label}: ${names.map((name) => `\`${name}\``).join(", ")}.`, ""];

const section = (capability: Capability): string => {
  const spec = capability.spec.map((number) => `§${number}`).join(", ");
  const what =
    capability.what.length === 0 ? [] : [...capability.what.map((statement) => `- ${statement}.`), ""];
  return [
    `## ${capability.title}`,
    "",
    `Spec ${spec}.`,
    "",
    ...what,
    ...fileList("Screen", capability.screens),
    ...fileList("Rule", capability.rules),
    ...nameList("Calls", capability.calls),
    ...nameList("Switches", capability.switches),
    ...fileList("Tests", capability.tests),
  ]
    .join("\n")
    .trimEnd();
};

const indexEntry = (list: FeatureList, area: string, title: string): string => {
  const titles = list.capabilities.filter((capability) => capability.area === area).map(({ title }) => title);
  return [`## [${title}](${area}.md)`, "", ...titles.map((name) => `- ${name}`)].join("\n");
};

/** The pages that show a list: one for each area, and the index. */
export const featurePages = (list: FeatureList): PageSet => {
  const index = [
    "# Features and where they live",
    generated,
    "What the site can do, by area, and where. Each page names for every capability the sections of the specification, the\n" +
      "screen, the rule, last the gateway's part in it (`apps/sandbox-gateway`), the calls, the switches and the tests.",
    ...Object.entries(list.areas).map(([area, title]) => indexEntry(list, area, title)),
  ];
  const pages = Object.entries(list.areas).map(([area, title]) => {
    const sections = list.capabilities.filter((capability) => capability.area === area).map(section);
    return { name: `${area}.md`, text: `${[`# ${title}`, generated, ...sections].join("\n\n")}\n` };
  });
  return {
    folder: featuresFolder,
    script,
    pages: [{ name: "README.md", text: `${index.join("\n\n")}\n` }, ...pages],
  };
};
