import type { everyPage } from "./locales/es/every-page.ts";
import type { parts } from "./locales/es/index.ts";

/** The name of a part: a screen's route module says in its `texts` which it needs. */
export type TextsPart = keyof typeof parts;

/** The reference's texts of each part. */
export type AllParts = { readonly [Part in TextsPart]: Awaited<ReturnType<(typeof parts)[Part]>> };

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** Every text of the site, whenever it is loaded. */
export type AllTexts = typeof everyPage & Intersection<AllParts[TextsPart]>;
