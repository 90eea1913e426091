import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { humanMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { useEffect, useEffectEvent } from "react";
import { useClient } from "../services/services-context.tsx";
import { answerSlide } from "./slide-request.ts";

const inline = { inline: true };

/** Where a slide stands; until its challenge has come there is nothing to slide. */
type SlideStatus = "loading" | "ready" | "checking" | "failed" | "done";

/**
 * The sandbox's verification: a challenge, the slide, its proof. A challenge is good for one answer, so a
 * refused slide brings a new one by itself.
 */
export const useSlide = () => {
  const client = useClient();
  const challenge = useMutation({ ...humanMutations.challenge(client), meta: inline });
  const answer = useMutation({ ...humanMutations.answer(client), meta: inline });

  const begin = useEffectEvent(() => challenge.mutate());
  useEffect(() => begin(), []);

  const slid = ({ duration }: { duration: number }) => {
    if (!challenge.data) return;
    answer.mutate(
      { challenge: challenge.data.challenge, duration: Math.max(0, Math.round(duration)) },
      { onSuccess: answerSlide, onError: () => challenge.mutate() },
    );
  };

  const status = (): SlideStatus => {
    if (answer.isSuccess) return "done";
    if (answer.isPending || (answer.isError && challenge.isPending)) return "checking";
    if (!challenge.data) return "loading";
    return answer.isError ? "failed" : "ready";
  };
  const failure: MessageKey | undefined = answer.error ? messageKeyOf(answer.error) : undefined;

  return {
    status: status(),
    /** Why the last slide was not accepted, unless the bar itself says so. */
    failure: failure === "errors.humanFailed" ? undefined : failure,
    /** Asks for another challenge, when none came. */
    retry: challenge.isError ? () => challenge.mutate() : undefined,
    slid,
  };
};
