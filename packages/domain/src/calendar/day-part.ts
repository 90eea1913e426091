export type DayPart = "morning" | "early-afternoon" | "late-afternoon" | "evening";

/** Hours 0-10 morning, 11-14 early afternoon, 15-18 late afternoon, then evening (Spec §9 "Greeting"). */
export const dayPart = (hour: number): DayPart => {
  if (hour <= 10) return "morning";
  if (hour <= 14) return "early-afternoon";
  return hour <= 18 ? "late-afternoon" : "evening";
};
