import { refusalFor } from "./request/refusal-for.ts";
import type { Services } from "./services.ts";

/**
 * Does something with each, one after the other, whatever becomes of the others: failures are logged. Only without a
 * database there is no use in going on.
 *
 * @throws what a database that is away throws
 */
export const eachApart = async <T>(
  { options }: Pick<Services, "options">,
  all: readonly T[],
  nameOf: (one: T) => string,
  act: (one: T) => Promise<unknown>,
): Promise<void> => {
  for (const one of all) {
    try {
      await act(one);
    } catch (error) {
      if (refusalFor(error).code === "database_away") throw error;
      options.log(`The sweep failed for ${nameOf(one)}:`, error);
    }
  }
};
