import { Refusal } from "./refusal.ts";

/** The refusal of fields that don't keep their rules: each by its name on the wire, with why. */
export const invalidFields = (issues: readonly (readonly [path: string, code: string])[]): Refusal =>
  new Refusal("invalid_input", { value: { issues: issues.map(([path, code]) => ({ path, code })) } });
