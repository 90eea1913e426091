import { useQuery } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import { asyncState } from "../query/async-state.ts";
import { useClient } from "./services-context.tsx";

/**
 * The merchant's registration fields, validation rules and SMS channels (Spec §7 "register settings and validation
 * rules"). SMS login and forgotten password use them too. Forms can't work without them: on failure, offer `retry` in a
 * RetryBlock. They don't change while a form is open.
 */
export const useRegistrationSettings = () =>
  asyncState(
    useQuery({
      ...registrationQueries.settings(useClient()),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
