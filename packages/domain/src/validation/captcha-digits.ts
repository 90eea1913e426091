/** A captcha has at most this many digits (Spec §5, decisions S3). Apart from the rules, so that a list of limits doesn't bring them along. */
export const CAPTCHA_MAX_DIGITS = 6;
