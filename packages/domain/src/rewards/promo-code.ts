import { cleanCode } from "../validation/clean-text.ts";

/** Characters of the longest promo code. */
export const PROMO_CODE_MAX = 32;

/** A code as it counts: however it is typed or pasted, the case of letters makes no other one. */
export const promoCodeOf = (typed: string): string => cleanCode(typed).toUpperCase();

/** What is wrong with what was typed, before anybody is asked: nothing, letters that no code has, or too many. */
export const promoCodeProblem = (typed: string): "empty" | "malformed" | "too-long" | undefined => {
  const code = promoCodeOf(typed);
  if (code === "") return "empty";
  if (code.length > PROMO_CODE_MAX) return "too-long";
  return /^[A-Z0-9-]+$/.test(code) ? undefined : "malformed";
};
