/** Formats an unread count for a badge: nothing at 0, "99+" above 99 (Spec §9). */
export const badgeText = (count: number): string | undefined => {
  if (count <= 0) return undefined;
  return count > 99 ? "99+" : String(count);
};

/** Masks a customer's name with three asterisks whatever its length (decisions S6a `maskWinnerNames`). */
export const maskName = (name: string): string => {
  const letters = [...name.trim()];
  const first = letters[0] ?? "";
  const last = letters.length > 3 ? (letters.at(-1) ?? "") : "";
  return `${first}***${last}`;
};
