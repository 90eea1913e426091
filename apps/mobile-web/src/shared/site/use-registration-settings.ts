import { useQuery } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import { asyncState } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";

/**
 * Fields, rules and SMS ways of the merchant (Spec §7 "register settings and validation rules"); also for SMS
 * login and forgotten passwords, whose rules are the same. Without them no form can be shown: offer `retry`
 * in a RetryBlock. They don't change under the player's hands while a form is open.
 */
export const useRegistrationSettings = () =>
  asyncState(
    useQuery({
      ...registrationQueries.settings(useClient()),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
