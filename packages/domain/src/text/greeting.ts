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
