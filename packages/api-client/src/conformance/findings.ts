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
  /** The fault, or why the check was not tried; may be empty if the check passed. */
  readonly detail: string;
}

/** Result of a check, without its call. */
export type Result = Pick<Finding, "verdict" | "detail">;

export const holds = (detail = ""): Result => ({ verdict: "holds", detail });
export const broken = (detail: string): Result => ({ verdict: "broken", detail });
export const untried = (detail: string): Result => ({ verdict: "untried", detail });

const SIGNS: Readonly<Record<Verdict, string>> = { holds: "ok", broken: "FAULT", untried: "-" };

const count = (findings: readonly Finding[], verdict: Verdict): number =>
  findings.filter((finding) => finding.verdict === verdict).length;

/** Formats findings as a table with one line per call, followed by faults and checks that were not tried. */
export const tableOf = (findings: readonly Finding[]): string => {
  const names = [...new Set(findings.map(({ endpoint }) => endpoint))];
  const width = Math.max(8, ...names.map((name) => name.length)) + 2;
  const columns = checkNames.map((name) => name.padEnd(13));
  const lines = names.map((name) => {
    const cells = checkNames.map((check) => {
      const found = findings.find((finding) => finding.endpoint === name && finding.check === check);
      return (found ? SIGNS[found.verdict] : "").padEnd(13);
    });
    return `${name.padEnd(width)}${cells.join("")}`.trimEnd();
  });
  const describe = (verdict: Verdict) =>
    findings
      .filter((finding) => finding.verdict === verdict)
      .map(({ endpoint, check, detail }) => `  ${endpoint}, ${check}: ${detail}`);
  const faults = describe("broken");
  const untried = describe("untried");
  return [
    `${"call".padEnd(width)}${columns.join("")}`.trimEnd(),
    ...lines,
    "",
    ...(untried.length > 0 ? ["Not tried:", ...untried, ""] : []),
    ...(faults.length > 0 ? ["Faults:", ...faults, ""] : []),
    `${count(findings, "holds")} hold, ${count(findings, "broken")} are broken, ${count(findings, "untried")} were not tried.`,
  ].join("\n");
};
