/** The merchant of the build under test, as configured. */
export const MERCHANT = "volado";
export const BRAND = "Volado";
export const CURRENCY = "MXN";

/** Storage key of the session (Spec §3). */
export const SESSION_KEY = "MC_SESSION_INFO";
