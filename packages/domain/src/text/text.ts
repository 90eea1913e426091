/** An unread count as its badge shows it: nothing at 0, "99+" above 99 (Spec §9). */
export const badgeText = (count: number): string | undefined => {
  if (count <= 0) return undefined;
  return count > 99 ? "99+" : String(count);
};

/** The part of the day that a greeting names. */
export type DayPart = "morning" | "early-afternoon" | "late-afternoon" | "evening";

/**
 * Hour 0-10 morning, above 10 to 14 early afternoon, above 14 to 18 late afternoon, above 18 evening (Spec §9
 * "Greeting").
 */
export const dayPart = (hour: number): DayPart => {
  if (hour <= 10) return "morning";
  if (hour <= 14) return "early-afternoon";
  return hour <= 18 ? "late-afternoon" : "evening";
};

/**
 * A customer's name with its middle hidden, always by three asterisks, so that its length isn't told
 * (decisions S6a `maskWinnerNames`).
 */
export const maskName = (name: string): string => {
  const letters = [...name.trim()];
  const first = letters[0] ?? "";
  const last = letters.length > 3 ? (letters.at(-1) ?? "") : "";
  return `${first}***${last}`;
};
