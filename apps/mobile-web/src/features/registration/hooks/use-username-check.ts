import { useQueryClient } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import { useState } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Whether usernames are free, as far as the gateway was asked (Spec §7 "Username check"). */
export const useUsernameCheck = () => {
  const client = useClient();
  const queries = useQueryClient();
  const [free, setFree] = useState<string>();
  const query = (username: string) => registrationQueries.usernameAvailable(client, username);

  return {
    /** The username that was found free last. */
    free,
    isTaken: (username: string): boolean =>
      username !== "" && queries.getQueryData(query(username).queryKey)?.available === false,
    /** Asks. An answer that doesn't come is no problem: the registration itself asks again. */
    ask: async (username: string): Promise<void> => {
      try {
        const { available } = await queries.fetchQuery(query(username));
        if (available) setFree(username);
      } catch {
        setFree(undefined);
      }
    },
    /** A registration was refused because of it. */
    taken: (username: string): void => {
      queries.setQueryData(query(username).queryKey, { available: false });
    },
  };
};
