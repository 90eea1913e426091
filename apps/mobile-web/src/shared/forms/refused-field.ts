import type { RefusalKey } from "./refusal-key.ts";

/** Finds the field of a form that a failure is about; undefined: it is told above the form. */
export const refusedFieldIn =
  <Field extends string>(fields: Partial<Record<RefusalKey, Field>>) =>
  (failure: RefusalKey | undefined): Field | undefined =>
    failure && fields[failure];
