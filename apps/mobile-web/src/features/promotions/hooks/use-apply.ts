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

interface ApplicationDraft {
  readonly remark: string;
  readonly pictures: readonly Picture[];
}

/** Unsent applications by promotion id. */
export const applicationDrafts = createDrafts<string, ApplicationDraft>();

/**
 * Drafts and sends an application to a promotion. Retrying an unchanged one reuses its idempotency key. The draft is
 * kept until it is sent; its remark also survives a reload (docs/decisions/130).
 */
export const useApply = (account: string, promotionId: string) => {
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(applicationMutations.apply(client));
  const name = `application:${promotionId}` as const;
  const storedDraft = (): ApplicationDraft =>
    applicationDrafts.of(account, promotionId) ?? {
      remark: "",
      ...sessionDrafts.of(name, ["remark"], account),
      pictures: [],
    };
  const storeDraft = (changes: Partial<ApplicationDraft>) => {
    const { remark, pictures } = { ...storedDraft(), ...changes };
    applicationDrafts.keep(account, promotionId, { remark, pictures });
    sessionDrafts.keep(name, { remark }, account);
  };
  const [initial] = useState(storedDraft);
  const [remark, setRemark] = useState(initial.remark);
  const chosen = usePictures(initial.pictures, (pictures) => storeDraft({ pictures }));
  const keyed = useIdempotencyKeys();
  const { failure, failed, succeeded } = useFailedTry();

  const changeRemark = (typed: string): void => {
    setRemark(typed);
    storeDraft({ remark: typed });
  };

  /** @returns whether the application was accepted; otherwise `failure` holds the reason. */
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
      // The promotion has ended, or another device applied first: the refetch shows which.
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
