import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { humanMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { Dialog, SlideConfirm, Spinner } from "@volado/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../forms/form-failure.tsx";
import type { OverlayProps } from "../lazy/lazy-boundary.tsx";
import { RetryBlock } from "../query/retry-block.tsx";
import { useClient } from "../services/services-context.tsx";
import { answerSlide, useSlideCount } from "./human-verification.ts";

const inline = { inline: true };

type SlideStatus = "loading" | "ready" | "checking" | "failed" | "done";

/** The sandbox's verification. A challenge is valid for one attempt, so a refused slide loads a new one. */
const useSlide = () => {
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
    /** Why the last slide was refused, unless the bar itself shows it. */
    failure: failure === "errors.humanFailed" ? undefined : failure,
    /** Loads another challenge, if the last one could not be loaded. */
    retry: challenge.isError ? () => challenge.mutate() : undefined,
    slid,
  };
};

/** The slide bar, once its challenge is loaded. */
function Slide() {
  const { t } = useTranslation();
  const { status, failure, retry, slid } = useSlide();
  const bar = useRef<HTMLDivElement>(null);
  const loaded = !retry && status !== "loading";
  // The dialog opened before the bar was loaded.
  useEffect(() => {
    if (loaded) bar.current?.querySelector("input")?.focus();
  }, [loaded]);
  if (retry) return <RetryBlock onRetry={retry} />;
  if (status === "loading") return <Spinner label={t("common.loading")} />;
  return (
    <>
      <FormFailure failure={failure} waiting={status === "checking"} />
      <SlideConfirm
        ref={bar}
        status={status}
        label={t("sms.human.slide")}
        hint={t("sms.human.hint")}
        checkingLabel={t("sms.human.checking")}
        doneLabel={t("sms.human.done")}
        failedLabel={t("sms.human.failed")}
        onSlide={slid}
      />
    </>
  );
}

/** Dialog of the sandbox's human verification. */
export default function SlideDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation();
  const count = useSlideCount();
  return (
    <Dialog open={open} onClose={onClose} title={t("sms.human.title")} closeLabel={t("common.close")}>
      <Slide key={count} />
    </Dialog>
  );
}
