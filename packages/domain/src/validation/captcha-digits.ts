/** A captcha has at most this many digits (Spec §5, decisions S3). */
export const CAPTCHA_MAX_DIGITS = 6;
