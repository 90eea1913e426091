/** Checks of each call. */
export const checkNames = ["answer", "token", "fields", "encryption", "idempotency", "paging"] as const;
export type CheckName = (typeof checkNames)[number];

/** Result of a check: passed, failed or not tried. */
export type Verdict = "holds" | "broken" | "untried";

/** Result of one check of one call. */
export interface Finding {
  /** Id of the endpoint. */
  readonly endpoint: string;
  readonly check: CheckName;
  readonly verdict: Verdict;
  /** The fault, or why the check was not tried; may be empty if it holds. */
  readonly detail: string;
}

/** Result of a check, without its call. */
export type Result = Pick<Finding, "verdict" | "detail">;

export const holds = (detail = ""): Result => ({ verdict: "holds", detail });
export const broken = (detail: string): Result => ({ verdict: "broken", detail });
export const untried = (detail: string): Result => ({ verdict: "untried", detail });
