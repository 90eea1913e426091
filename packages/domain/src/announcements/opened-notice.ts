/**
 * Which notice the address opens (Spec §2 "one expandable by index in the location query"): counted from 0.
 *
 * @param index as it stands in the address; null without one
 * @returns undefined for none, and for anything that is no place in the list
 */
export const openedNotice = (index: string | null, count: number): number | undefined => {
  const place = index !== null && /^\d{1,4}$/.test(index) ? Number(index) : undefined;
  return place !== undefined && place < count ? place : undefined;
};
