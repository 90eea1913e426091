import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { repositoryPath } from "../pages/named-file.ts";

/** Folder of the generated pages, and of the files that they are generated from. */
export const clausesFolder = "docs/clauses";

/** Sections of the specification. Each has a file of its own. */
export const specificationSections = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Path of a section's clauses within the repository. */
export const clauseFile = (section: number): string => `${clausesFolder}/section-${section}.json`;

/** A place in the code: a path, and after `#` a name or another text that the file contains. */
const place = repositoryPath.regex(/^[^#*]+#.+$/, "must be a path, #, and what the file says there");

const clauseSchema = z
  .strictObject({
    /** Never given to another clause: the section, the group within it, and a number. */
    id: z.string().regex(/^[1-9](\.[A-Z])?\.\d+$/, "must be like 2.R.14 or 4.3"),
    /** The requirement in the words of the specification. */
    says: z.string().min(1),
    /** Where the code meets it. */
    met: z.array(place).default([]),
    /** Files of the tests that would fail without it. */
    tests: z.array(repositoryPath).default([]),
    /** The decision that reads it in another way than it is written, or says what is open in it. */
    differs: z
      .string()
      .regex(/^docs\/decisions\/\d{3}-[a-z-]+\.md$/, "must be a decision")
      .optional(),
    /** How that decision reads it. */
    note: z.string().min(1).optional(),
  })
  .refine((clause) => (clause.differs === undefined) === (clause.note === undefined), {
    error: "a decision and its note stand together",
  });

const sectionSchema = z.strictObject({
  title: z.string().min(1),
  /** Titles of the section's groups by the letter in their ids, where it has groups. */
  groups: z.record(z.string().regex(/^[A-Z]$/), z.string().min(1)).default({}),
  clauses: z.array(clauseSchema).min(1),
});

/** One single requirement of the specification, and what became of it. */
export type Clause = z.infer<typeof clauseSchema>;
/** The clauses of one section of the specification. */
export type ClauseSection = z.infer<typeof sectionSchema> & { readonly section: number };

/** The path of a place in the code, and the text that the file contains there. */
export const placeOf = (met: string): { readonly path: string; readonly text: string } => {
  const at = met.indexOf("#");
  return { path: met.slice(0, at), text: met.slice(at + 1) };
};

/** Every file that a clause names. */
export const filesOfClause = ({ met, tests, differs }: Clause): readonly string[] => [
  ...met.map((at) => placeOf(at).path),
  ...tests,
  ...(differs === undefined ? [] : [differs]),
];

/** The letter of a clause's group, if it has one. */
export const groupOf = ({ id }: Clause): string | undefined => /[A-Z]/.exec(id)?.[0];

/** The clauses under `root`, for each section whose file is there. @throws ZodError for a file of another shape */
export const readClauses = (root: string): readonly ClauseSection[] =>
  specificationSections
    .filter((section) => existsSync(join(root, clauseFile(section))))
    .map((section) => ({
      section,
      ...sectionSchema.parse(JSON.parse(readFileSync(join(root, clauseFile(section)), "utf8"))),
    }));
