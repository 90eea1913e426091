import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { applicationMutations, applicationQueries, promotionQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { useState } from "react";
import { createDrafts } from "../../../shared/forms/memory-drafts.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useFailedTry } from "../../../shared/forms/try-message.tsx";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { type Picture, usePictures } from "../../../shared/uploads/use-pictures.ts";

/** An application as it is being written. */
interface ApplicationDraft {
  readonly remark: string;
  readonly pictures: readonly Picture[];
}

/** Applications as they were left, by the promotion's id. */
export const applicationDrafts = createDrafts<string, ApplicationDraft>();

/**
 * An application to a promotion as it is being written and sent. One whose answer got lost keeps its key
 * while nothing in it changes; what is typed and chosen stays until it got through, the remark over a
 * reload too (docs/decisions/130).
 */
export const useApply = (account: string, promotionId: string) => {
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(applicationMutations.apply(client));
  const name = `application:${promotionId}` as const;
  const keptDraft = (): ApplicationDraft =>
    applicationDrafts.of(account, promotionId) ?? {
      remark: "",
      ...sessionDrafts.of(name, ["remark"], account),
      pictures: [],
    };
  const keep = (over: Partial<ApplicationDraft>) => {
    const { remark, pictures } = { ...keptDraft(), ...over };
    applicationDrafts.keep(account, promotionId, { remark, pictures });
    sessionDrafts.keep(name, { remark }, account);
  };
  const [first] = useState(keptDraft);
  const [remark, setRemark] = useState(first.remark);
  const chosen = usePictures(first.pictures, (pictures) => keep({ pictures }));
  const keyed = useIdempotencyKeys();
  const { failure, failed, succeeded } = useFailedTry();

  const changeRemark = (typed: string): void => {
    setRemark(typed);
    keep({ remark: typed });
  };

  /** @returns whether it got through; otherwise `failure` says why it didn't */
  const send = async (): Promise<boolean> => {
    const application = { promotionId, remark: remark.trim() };
    const content = JSON.stringify([application, chosen.pictures.map(({ id }) => id)]);
    const pictures = chosen.pictures.map(({ file }) => file);
    try {
      const sent = await mutateAsync({ ...application, pictures, idempotencyKey: keyed.keyOf(content) });
      keyed.done(content);
      succeeded();
      applicationDrafts.keep(account, promotionId, undefined);
      sessionDrafts.drop(name);
      queries.setQueryData(applicationQueries.list(client, account).queryKey, (before = []) => [
        sent,
        ...before.filter((one) => one.sentAt !== sent.sentAt || one.promotionId !== promotionId),
      ]);
      return true;
    } catch (error) {
      const key = messageKeyOf(error);
      failed(key);
      // The promotion is over, or another phone was quicker: whichever it is, the page is about to show it.
      if (key === MessageKey.Conflict)
        await Promise.all(
          [applicationQueries.root, promotionQueries.root].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        );
      return false;
    }
  };

  return { remark, changeRemark, chosen, send, failure } as const;
};
