import type { QueryKey } from "@tanstack/react-query";

/**
 * Roots of everything that belongs to one member; to be removed from the query cache when the session ends.
 * Written out, so that a page which only removes does not load every group; `personal-keys.test.ts` compares
 * them with all groups.
 */
export const personalKeys: readonly QueryKey[] = [
  ["member"],
  ["favourites"],
  ["recents"],
  ["announcements"],
  ["launch"],
  ["applications"],
  ["contracts"],
  ["security"],
  ["bank-cards"],
  ["deposits"],
  ["withdrawals"],
  ["records"],
  ["rewards"],
  ["inbox"],
  ["team"],
];

/**
 * Whether a query holds something of this one member: `queryClient.removeQueries({ predicate:
 * belongsTo(userName) })`. For pages that go on for a guest, whose announcements lie below the same root.
 */
export const belongsTo =
  (identity: string) =>
  ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
    personalKeys.some((root) => root.every((part, index) => queryKey[index] === part)) &&
    queryKey.includes(identity);
