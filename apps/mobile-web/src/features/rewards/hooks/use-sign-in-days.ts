import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import { type SignInCalendar, signInPrize } from "@volado/domain/rewards";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { untilDayEnds } from "./until-day-ends.ts";
import { type Answer, answerOf } from "./use-answer.ts";
import { useClaim } from "./use-claim.ts";

/**
 * A month of sign-ins, today's without one, asked for anew when the day ends; and what claims today's prize.
 * While another month is on its way the one before stays.
 */
export const useSignInDays = (
  month?: string,
): {
  readonly answer: Answer<SignInCalendar>;
  readonly claim: (calendar: SignInCalendar) => Promise<void>;
} => {
  const client = useClient();
  const identity = useSession()?.userName;
  const queries = useQueryClient();
  const answer = answerOf(
    useQuery({
      ...rewardQueries.signIns(client, identity, month),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => untilDayEnds(state.data, ({ nextDayAt }) => nextDayAt),
    }),
  );
  const { mutateAsync } = useMutation(rewardMutations.signIn(client));
  const claim = useClaim();
  return {
    answer,
    claim: ({ today, prizes, streak }) =>
      claim(today, {
        amount: signInPrize(prizes, streak + 1),
        send: (idempotencyKey) => mutateAsync({ day: today, idempotencyKey }),
        show: (after) => {
          for (const shown of [undefined, after.month])
            queries.setQueryData(rewardQueries.signIns(client, identity, shown).queryKey, after);
        },
      }),
  };
};
