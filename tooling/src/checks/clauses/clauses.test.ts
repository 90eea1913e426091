import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import type { Clause, ClauseSection } from "./clause-list.ts";
import { specificationSections } from "./clause-list.ts";
import { clausePages } from "./clause-pages.ts";
import { clauses } from "./index.ts";

const clause = (given: Partial<Clause>): Clause => ({
  id: "1.1",
  says: "Guests browse home",
  met: ["packages/domain/src/home.ts#browseHome"],
  tests: ["packages/domain/src/home.test.ts"],
  ...given,
});

const decided = { differs: "docs/decisions/000-readings.md", note: "read as it stands" };

const sectionsOf = (...first: readonly Clause[]): readonly ClauseSection[] =>
  specificationSections.map((section) => ({
    section,
    title: `Section ${section}`,
    groups: { R: "Routes" },
    clauses: section === 1 ? [...first] : [clause({ id: `${section}.1` })],
  }));

const planted = (sections: readonly ClauseSection[], pages = clausePages(sections).pages): string =>
  plant({
    ...Object.fromEntries(
      sections.map(({ section, ...list }) => [`docs/clauses/section-${section}.json`, JSON.stringify(list)]),
    ),
    ...Object.fromEntries(pages.map(({ name, text }) => [`docs/clauses/${name}`, text])),
    "docs/decisions/000-readings.md": "",
    "packages/domain/src/home.ts": "export const browseHome = true;",
    "packages/domain/src/home.test.ts": "",
  });

const problemsOf = async (...first: readonly Clause[]) =>
  (await clauses(planted(sectionsOf(...first)))).problems;

describe("the table of clauses", () => {
  it("passes when each clause has code and a test, or a decision", async () => {
    const byDecision = clause({ id: "1.R.2", met: [], tests: [], ...decided });
    const both = clause({ id: "1.3", ...decided });
    expect(await problemsOf(clause({}), byDecision, both)).toEqual([]);
  });

  it.each([
    ["neither code nor a decision", { met: [] }, /1\.1: names no code with a test, and no decision/],
    ["code without a test", { tests: [] }, /1\.1: names no code with a test, and no decision/],
    [
      "code that is gone",
      { met: ["packages/domain/src/gone.ts#browseHome"] },
      /1\.1: packages\/domain\/src\/gone\.ts doesn't exist/,
    ],
    [
      "code that says something else",
      { met: ["packages/domain/src/home.ts#leaveHome"] },
      /1\.1: packages\/domain\/src\/home\.ts doesn't say leaveHome/,
    ],
    ["a test that is gone", { tests: ["packages/domain/src/gone.test.ts"] }, /gone\.test\.ts doesn't exist/],
    [
      "a decision that is gone",
      { ...decided, differs: "docs/decisions/999-gone.md" },
      /1\.1: docs\/decisions\/999-gone\.md doesn't exist/,
    ],
    ["an id of another section", { id: "2.1" }, /section-1\.json, 2\.1: the id belongs to another section/],
    ["a group that there isn't", { id: "1.S.1" }, /1\.S\.1: there is no group S/],
  ])("reports %s", async (_name, given, problem) => {
    expect(await problemsOf(clause(given))).toEqual([expect.stringMatching(problem)]);
  });

  it("reports an id that stands there twice", async () => {
    expect(await problemsOf(clause({}), clause({ says: "Guests log in" }))).toEqual([
      "docs/clauses/section-1.json, 1.1: stands there twice",
    ]);
  });

  it.each([
    ["a decision without a note", { differs: decided.differs }, /stand together/],
    ["a note without a decision", { note: decided.note }, /stand together/],
    ["an id of another shape", { id: "routes" }, /2\.R\.14/],
    ["code without a place in it", { met: ["packages/domain/src/home.ts"] }, /what the file says there/],
  ])("refuses %s", async (_name, given, problem) => {
    await expect(problemsOf(clause(given))).rejects.toThrow(problem);
  });

  it("reports pages that are out of date, missing or left over", async () => {
    const sections = sectionsOf(clause({}));
    const others = clausePages(sections).pages.filter(({ name }) => name !== "section-2.md");
    const root = planted(sections, [
      ...others.map((page) => (page.name === "README.md" ? { ...page, text: "another text" } : page)),
      { name: "section-10.md", text: "# §10" },
    ]);
    expect((await clauses(root)).problems).toEqual([
      expect.stringMatching(/README\.md is out of date/),
      expect.stringMatching(/section-2\.md is out of date/),
      expect.stringMatching(/section-10\.md belongs to nothing/),
    ]);
  });

  it("reports a section without a file", async () => {
    const root = planted(sectionsOf(clause({})).filter(({ section }) => section !== 4));
    expect(await clauses(root)).toEqual({ problems: ["docs/clauses/section-4.json is missing"] });
  });
});

describe("the pages of clauses", () => {
  const pageOf = (name: string, ...first: readonly Clause[]) =>
    clausePages(sectionsOf(...first)).pages.find((page) => page.name === name)?.text;

  it("count by section and by what became of a clause", () => {
    const index = pageOf(
      "README.md",
      clause({}),
      clause({ id: "1.2", ...decided }),
      clause({ id: "1.3", met: [], tests: [], ...decided }),
    );
    expect(index).toContain("| [§1 Section 1](section-1.md) | 3 | 1 | 1 | 1 |");
    expect(index).toContain("| all | 11 | 9 | 1 | 1 |");
  });

  it("show a clause in its group, with links to code, tests and decision", () => {
    const page = pageOf("section-1.md", clause({ id: "1.R.1", says: "/m/<id> & all", ...decided }));
    expect(page).toContain("## Routes\n\n- **1.R.1** /m/&lt;id> & all\\\n");
    expect(page).toContain("[home.ts](../../packages/domain/src/home.ts) (`browseHome`)");
    expect(page).toContain("[home.test.ts](../../packages/domain/src/home.test.ts)");
    expect(page).toContain("[Decision](../../docs/decisions/000-readings.md): read as it stands");
  });
});
