/** An unread count as its badge shows it: nothing at 0, "99+" above 99 (Spec §9). */
export const badgeText = (count: number): string | undefined => {
  if (count <= 0) return undefined;
  return count > 99 ? "99+" : String(count);
};
