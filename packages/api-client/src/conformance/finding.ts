/** What is looked at for each call. */
export const checkNames = ["answer", "token", "fields", "encryption", "idempotency", "paging"] as const;
/** See {@link checkNames}. */
export type CheckName = (typeof checkNames)[number];

/** Whether a call keeps its word: it does, it doesn't, or it could not be tried. */
export type Verdict = "holds" | "broken" | "untried";

/** What was found about one side of one call. */
export interface Finding {
  /** Id of the endpoint. */
  readonly endpoint: string;
  readonly check: CheckName;
  readonly verdict: Verdict;
  /** What is wrong, or why it was not tried; empty when it holds and nothing is to be said. */
  readonly detail: string;
}

/** What a check says, without saying about which call. */
export type Result = Pick<Finding, "verdict" | "detail">;

/** It does as agreed. */
export const holds = (detail = ""): Result => ({ verdict: "holds", detail });
/** It doesn't. */
export const broken = (detail: string): Result => ({ verdict: "broken", detail });
/** Nobody knows. */
export const untried = (detail: string): Result => ({ verdict: "untried", detail });
