import { useState } from "react";

/** What was told last, and whether it is still news. */
export interface Standing<Told> {
  readonly told: Told;
  /** The next try is under way: only the room of what was told stays, until there is an answer. */
  readonly outdated: boolean;
}

/**
 * What a form was told stands, or its room does, until the next try is answered: without it the button under the
 * finger would move while it is tapped twice.
 *
 * @param told why the last try failed; undefined while nothing is to be said
 * @param waiting the next try is under way
 * @returns undefined where nothing stands
 */
export const useStanding = <Told>(told: Told | undefined, waiting: boolean): Standing<Told> | undefined => {
  const [last, setLast] = useState(told);
  const standing = told ?? (waiting ? last : undefined);
  if (standing !== last) setLast(standing);
  return standing === undefined ? undefined : { told: standing, outdated: told === undefined };
};
