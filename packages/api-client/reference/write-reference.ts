import { endpoints } from "../src/endpoints/index.ts";
import { answerFields } from "./answer-fields.ts";
import { docstrings } from "./docstrings.ts";
import { createGlossary } from "./glossary.ts";
import { commonRefusals, type Refusal, toldNowhere, untold, withStatus } from "./refusals.ts";
import { requestFields } from "./request-fields.ts";
import { section } from "./section.ts";
import { units } from "./units.ts";

const listed = (refusals: readonly Refusal[]): string => refusals.map(withStatus).join(", ");

const legend: readonly string[] = [
  "Any call may also be refused with",
  `${listed(commonRefusals.always)};`,
  `one of members with ${listed(commonRefusals.session)};`,
  `an encrypted one with ${listed(commonRefusals.encrypted)};`,
  `one under an \`Idempotency-Key\` with ${listed(commonRefusals.keyed)}, when the key was used with other fields.`,
  "The number is the HTTP status. `not_permitted` also answers whoever asks a gateway for another merchant.",
  "",
  "Kinds: *number* is a number or its decimal string, *whole number* too, *integer* a number alone, *flag* a boolean, 0 or 1 or one of them as a string, *id* a string or a number.",
  "`list[].name` is the field of each row; `paths.*` each value of a record with names of its own. A row that doesn't fit is left out of its list, and of the rest",
  "of an answer everything has to fit. Fields that aren't listed are ignored.",
];

/**
 * The reference as it should be, and what is wrong with the words it is made of: fields without any, words
 * without a field, refusals that it drops.
 */
export interface Reference {
  readonly page: string;
  readonly problems: readonly string[];
}

/** The reference of all calls, as Markdown, made from their definitions, docstrings and samples. */
export const writeReference = (): Reference => {
  const said = docstrings();
  const all = Object.values(endpoints);
  const glossaries = {
    request: createGlossary("reference/request-fields.ts", requestFields),
    answer: createGlossary("reference/answer-fields.ts", answerFields),
    units: createGlossary("reference/units.ts", units),
  };
  const glossaryOf = (id: string): string => {
    const words = said.get(id);
    if (words === undefined) throw new Error(`${id} has no docstring`);
    return words;
  };
  const sections = all.flatMap((endpoint) => section(endpoint, glossaryOf(endpoint.id), glossaries));
  const page = [
    "# Every call",
    "",
    "Made from the definitions in `packages/api-client/src/endpoints`, their schemas, docstrings and samples; a test keeps it so. Anew: `pnpm --filter @volado/api-client reference`.",
    "How a call is made, refused and encrypted: [the guide](api-client.md). Paths are defaults, which a merchant may change.",
    "",
    ...legend,
    "",
    "| call | method | path | module |",
    "| --- | --- | --- | --- |",
    ...all.map(
      ({ id, method, path, module }) =>
        `| [${id}](#${id.toLowerCase()}) | ${method} | \`${path}\` | ${module ?? ""} |`,
    ),
    "",
    ...sections,
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
  const problems = [
    ...Object.values(glossaries).flatMap(({ missing, unused }) => [...missing(), ...unused()]),
    ...toldNowhere(),
    ...all.flatMap(({ id }) => untold(id, glossaryOf(id))),
  ];
  return { page, problems };
};
