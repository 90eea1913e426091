import { fileLink, type GeneratedPage, generatedNote, type PageSet } from "../pages/generated-pages.ts";
import {
  type Clause,
  type ClauseSection,
  clauseFile,
  clausesFolder,
  groupOf,
  placeOf,
} from "./clause-list.ts";

const script = "clauses";

/** What became of a clause, as the index counts it. */
const statuses = {
  met: "met",
  decided: "met, with a decision on how it is read",
  differs: "left to a decision alone",
} as const;

const statusOf = ({ met, differs }: Clause): keyof typeof statuses => {
  if (differs === undefined) return "met";
  return met.length > 0 ? "decided" : "differs";
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Text in a list of Markdown, where angle brackets and stars would be read as something else. */
const plain = (text: string): string => text.replaceAll("<", "&lt;").replaceAll("*", "\\*");

const inMarkdown = (clause: Clause): string => {
  const places = clause.met.map((at) => {
    const { path, text } = placeOf(at);
    return `${fileLink(path, nameOf(path))} (\`${text}\`)`;
  });
  const tests = clause.tests.map((path) => fileLink(path, nameOf(path)));
  const decision =
    clause.differs === undefined || clause.note === undefined
      ? []
      : [`  ${fileLink(clause.differs, "Decision")}: ${plain(clause.note)}`];
  return [
    `- **${clause.id}** ${plain(clause.says)}`,
    ...(places.length > 0 ? [`  Code: ${places.join(", ")}.`] : []),
    ...(tests.length > 0 ? [`  Tests: ${tests.join(", ")}.`] : []),
    ...decision,
  ].join("\\\n");
};

const sectionPage = ({ section, title, groups, clauses }: ClauseSection): GeneratedPage => {
  const ungrouped = clauses.filter((clause) => groupOf(clause) === undefined);
  const parts = Object.entries(groups).flatMap(([letter, group]) => [
    `## ${group}`,
    clauses
      .filter((clause) => groupOf(clause) === letter)
      .map(inMarkdown)
      .join("\n"),
  ]);
  const blocks = [
    `# §${section} ${title}`,
    generatedNote(clauseFile(section), script),
    ...(ungrouped.length > 0 ? [ungrouped.map(inMarkdown).join("\n")] : []),
    ...parts,
  ];
  return { name: `section-${section}.md`, text: `${blocks.join("\n\n")}\n` };
};

const counted = (clauses: readonly Clause[]): string =>
  [
    clauses.length,
    ...Object.keys(statuses).map((status) => clauses.filter((clause) => statusOf(clause) === status).length),
  ].join(" | ");

const indexPage = (sections: readonly ClauseSection[]): GeneratedPage => {
  const rows = sections.map(
    ({ section, title, clauses }) =>
      `| [§${section} ${title}](section-${section}.md) | ${counted(clauses)} |`,
  );
  const blocks = [
    "# Clauses of the specification",
    generatedNote(`${clausesFolder}/section-*.json`, script),
    "Every single requirement of the specification in its own words, and where it is met: the code, the tests, and the\n" +
      "decision where one says how it is read. An id is never given to another clause, so that two audits can be compared.",
    [
      `| section | clauses | ${Object.values(statuses).join(" | ")} |`,
      `| --- | ${["clauses", ...Object.keys(statuses)].map(() => "---:").join(" | ")} |`,
      ...rows,
      `| all | ${counted(sections.flatMap(({ clauses }) => clauses))} |`,
    ].join("\n"),
  ];
  return { name: "README.md", text: `${blocks.join("\n\n")}\n` };
};

/** The pages that show the clauses: one for each section, and the index with its counts. */
export const clausePages = (sections: readonly ClauseSection[]): PageSet => ({
  folder: clausesFolder,
  script,
  pages: [indexPage(sections), ...sections.map(sectionPage)],
});
