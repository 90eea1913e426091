import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import { type DailyTask, type DailyTasks, withTask } from "@volado/domain/rewards";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { untilDayEnds } from "./until-day-ends.ts";
import { type Answer, answerOf } from "./use-answer.ts";
import { useClaim } from "./use-claim.ts";

/** The tasks of today, asked for anew when the day ends, and what claims one. */
export const useDailyTasks = (): {
  readonly answer: Answer<DailyTasks>;
  readonly claim: (task: DailyTask, day: string) => Promise<void>;
} => {
  const client = useClient();
  const queries = useQueryClient();
  const list = rewardQueries.tasks(client, useSession()?.userName);
  const answer = answerOf(
    useQuery({ ...list, refetchInterval: ({ state }) => untilDayEnds(state.data, ({ endsAt }) => endsAt) }),
  );
  const { mutateAsync } = useMutation(rewardMutations.claimTask(client));
  const claim = useClaim();
  return {
    answer,
    claim: ({ id, amount }, day) =>
      claim(`${day} ${id}`, {
        amount,
        send: (idempotencyKey) => mutateAsync({ taskId: id, day, idempotencyKey }),
        show: (claimed) => queries.setQueryData(list.queryKey, (held) => held && withTask(held, claimed)),
      }),
  };
};
