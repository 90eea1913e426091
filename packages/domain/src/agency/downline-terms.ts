import { hundredthsOf, readHundredths } from "../money/hundredths.ts";
import { readTypedHundredths } from "../money/typed-money.ts";

/** Invitation links that one agent has at most. */
export const INVITATION_LINKS_MAX = 50;

/** What an agent gives to whoever joins below. */
export interface DownlineTerms {
  /** Whether they become agents themselves. */
  readonly agent: boolean;
  /** Part of their stakes that comes back to them, in per cent. */
  readonly rebateRate: number;
}

/** A link by which members join below an agent, all with its terms. */
export interface InvitationLink extends DownlineTerms {
  /** The invitation code in the link. */
  readonly code: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** An agent's links, the latest first. */
export interface InvitationLinks {
  readonly links: readonly InvitationLink[];
  /** The agent's own rebate, in per cent: nobody below is given more. */
  readonly ownRate: number;
}

/** Whether an agent may give a rebate: none or more, not above the own, in hundredths of a per cent. */
export const isRebateRate = (rate: number, ownRate: number): boolean => {
  const hundredths = readHundredths(rate);
  const isWhole = hundredths !== undefined && hundredths / 100 === rate;
  return isWhole && hundredths >= 0 && hundredths <= hundredthsOf(ownRate);
};

/** What is wrong with a typed rebate. */
export type RebateProblem = "required" | "format" | "max";

/** A typed rebate in per cent, with or without its sign; undefined for what is none. */
export const readRebate = (text: string): number | undefined => {
  const hundredths = readTypedHundredths(text.replace(/\s*%\s*$/, ""));
  return hundredths === undefined ? undefined : hundredths / 100;
};

/** Checks a typed rebate against the agent's own. @returns undefined for one that can be given */
export const rebateProblem = (text: string, ownRate: number): RebateProblem | undefined => {
  if (text.trim() === "") return "required";
  const rate = readRebate(text);
  if (rate === undefined) return "format";
  return isRebateRate(rate, ownRate) ? undefined : "max";
};
