import { useQueryClient } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import { useState } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Checks whether usernames are free (Spec §7 "Username check"). */
export const useUsernameCheck = () => {
  const client = useClient();
  const queries = useQueryClient();
  const [free, setFree] = useState<string>();
  const query = (username: string) => registrationQueries.usernameAvailable(client, username);

  return {
    /** The last username found free. */
    free,
    isTaken: (username: string): boolean =>
      username !== "" && queries.getQueryData(query(username).queryKey)?.available === false,
    /** Failures are ignored: the registration checks again. */
    check: async (username: string): Promise<void> => {
      try {
        const { available } = await queries.fetchQuery(query(username));
        if (available) setFree(username);
      } catch {
        setFree(undefined);
      }
    },
    /** Marks a username as taken after a rejected registration. */
    markTaken: (username: string): void => {
      queries.setQueryData(query(username).queryKey, { available: false });
    },
  };
};
