/** Address of the pay page of a deposit, below the gateway's origin. */
export const payPath = (ticket: string, language: "ES" | "EN"): string =>
  `/pay/${ticket}?lang=${language.toLowerCase()}`;
