import type { everyPage } from "./locales/es/every-page.ts";
import type { parts } from "./locales/es/index.ts";

/** The name of a part, as a screen's route module lists it in `texts`. */
export type TextsPart = keyof typeof parts;

/** The reference's texts of each part. */
export type AllParts = { readonly [Part in TextsPart]: Awaited<ReturnType<(typeof parts)[Part]>> };

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** All texts of the site. */
export type AllTexts = typeof everyPage & Intersection<AllParts[TextsPart]>;
