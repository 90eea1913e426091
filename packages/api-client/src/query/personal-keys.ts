import type { QueryKey } from "@tanstack/react-query";

/**
 * Root keys of all personal data, to be removed from the query cache when the session ends. Listed here so that
 * a page can remove them without loading every group; `queries.test.ts` checks that none is missing.
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
  ["passkeys"],
  ["deposits"],
  ["withdrawals"],
  ["records"],
  ["rewards"],
  ["inbox"],
  ["team"],
];

/**
 * Matches the queries of one member: `queryClient.removeQueries({ predicate: belongsTo(userName) })`. Unlike
 * removing all roots, this keeps a guest's announcements.
 */
export const belongsTo =
  (identity: string) =>
  ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
    personalKeys.some((root) => root.every((part, index) => queryKey[index] === part)) &&
    queryKey.includes(identity);
