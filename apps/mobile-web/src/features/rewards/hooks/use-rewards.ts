import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import { type Reward, type RewardList, withReward } from "@volado/domain/rewards";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { type Answer, answerOf } from "./use-answer.ts";
import { useClaim } from "./use-claim.ts";

/** The player's rewards, and what claims one. */
export const useRewards = (): {
  readonly answer: Answer<RewardList>;
  readonly claim: (reward: Reward) => Promise<void>;
} => {
  const client = useClient();
  const queries = useQueryClient();
  const list = rewardQueries.list(client, useSession()?.userName);
  const answer = answerOf(useQuery(list));
  const { mutateAsync } = useMutation(rewardMutations.claim(client));
  const claim = useClaim();
  return {
    answer,
    claim: ({ id, amount }) =>
      claim(id, {
        amount,
        send: (idempotencyKey) => mutateAsync({ rewardId: id, idempotencyKey }),
        show: (claimed) => queries.setQueryData(list.queryKey, (held) => held && withReward(held, claimed)),
      }),
  };
};
