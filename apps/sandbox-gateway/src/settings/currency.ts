/** The sandbox knows one currency. */
export const CURRENCY = "MXN";
