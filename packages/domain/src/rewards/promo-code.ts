import { cleanCode } from "../validation/clean-text.ts";

/** Longest promo code. */
export const PROMO_CODE_MAX = 32;

/** Normalizes a promo code; case doesn't matter. */
export const promoCodeOf = (typed: string): string => cleanCode(typed).toUpperCase();

/** Why a typed code is invalid; undefined when it may be sent. */
export const promoCodeProblem = (typed: string): "empty" | "malformed" | "too-long" | undefined => {
  const code = promoCodeOf(typed);
  if (code === "") return "empty";
  if (code.length > PROMO_CODE_MAX) return "too-long";
  return /^[A-Z0-9-]+$/.test(code) ? undefined : "malformed";
};
