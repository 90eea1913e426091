/** A mobile number of which only the last four digits are told. */
export const maskMobile = (diallingCode: string | null, mobile: string | null): string =>
  mobile === null ? "" : `+${diallingCode} •••• ${mobile.slice(-4)}`;

/** An e-mail address of which only the first letter and the host are told. */
export const maskEmail = (email: string | null): string =>
  email === null ? "" : email.replace(/^(.).*(@.*)$/u, "$1•••$2");
