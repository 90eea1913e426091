/** The merchant of the build under test, as its configuration has it. */
export const MERCHANT = "volado";
export const BRAND = "Volado";
export const CURRENCY = "MXN";

/** Where the site keeps the session (Spec §3). */
export const SESSION_KEY = "MC_SESSION_INFO";
