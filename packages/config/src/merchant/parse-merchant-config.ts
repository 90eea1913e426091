import type { $ZodIssue } from "zod/v4/core";
import { type MerchantConfig, merchantConfigSchema } from "./merchant-config.ts";

/** Thrown for an invalid merchant configuration. The message names every wrong field. */
export class MerchantConfigError extends Error {
  override readonly name = "MerchantConfigError";
  /** One sentence per wrong field, starting with the field's path. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid merchant configuration:\n${problems.map((line) => `- ${line}`).join("\n")}`);
    this.problems = problems;
  }
}

const at = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? "the configuration" : path.map(String).join(".");

const problemsOf = (issue: $ZodIssue): readonly string[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => `${at([...issue.path, key])}: is not a known field`)
    : [`${at(issue.path)}: ${issue.message}`];

/**
 * Validates a merchant configuration and fills in the defaults.
 * @throws {MerchantConfigError} naming every wrong, missing or unknown field
 */
export const parseMerchantConfig = (value: unknown): MerchantConfig => {
  const parsed = merchantConfigSchema.safeParse(value);
  if (!parsed.success) throw new MerchantConfigError(parsed.error.issues.flatMap(problemsOf));
  return parsed.data;
};
