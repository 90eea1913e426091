import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { type DepositOrder, depositMutations, depositQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import type { Deposit } from "@volado/domain/wallet";
import { useTranslation } from "react-i18next";
import { useFailedTry } from "../../../shared/forms/form-failure.tsx";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import type { Picture } from "../../../shared/pictures/use-pictures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Shared by both writes. A retry reuses the idempotency key, so that it isn't executed twice. */
const useDepositWrite = () => {
  const client = useClient();
  const queries = useQueryClient();
  const identity = useSession()?.userName;
  const language = useLanguage();
  return {
    client,
    queries,
    keys: useIdempotencyKeys(),
    ...useFailedTry(),
    store: (depositId: string, deposit: Deposit) => {
      queries.setQueryData(depositQueries.one(client, identity, language, depositId).queryKey, deposit);
    },
  } as const;
};

export const useCreateDeposit = () => {
  const { client, queries, keys, failure, failed, succeeded, store } = useDepositWrite();
  const { mutateAsync } = useMutation(depositMutations.create(client));

  /** @returns the deposit, or undefined if it failed, with the reason in `failure` */
  const create = async (order: Omit<DepositOrder, "idempotencyKey">): Promise<Deposit | undefined> => {
    const content = JSON.stringify(order);
    try {
      const deposit = await mutateAsync({ ...order, idempotencyKey: keys.keyOf(content) });
      keys.done(content);
      succeeded();
      store(deposit.id, deposit);
      return deposit;
    } catch (error) {
      const key = messageKeyOf(error);
      failed(key);
      // The options are out of date: a method was closed, or another bonus is active.
      if (key === MessageKey.InvalidInput) void queries.invalidateQueries({ queryKey: depositQueries.root });
      return undefined;
    }
  };

  return { create, failure } as const;
};

export const useReceipt = (depositId: string) => {
  const { t } = useTranslation();
  const { client, queries, keys, failure, failed, succeeded, store } = useDepositWrite();
  const { mutateAsync } = useMutation(depositMutations.sendReceipt(client));

  /** @returns whether the deposit takes no more receipts: this one was sent, or came too late */
  const send = async (remark: string, pictures: readonly Picture[]): Promise<boolean> => {
    const idempotencyKey = keys.keyOf(JSON.stringify([remark, pictures.map(({ id }) => id)]));
    const files = pictures.map(({ file }) => file);
    try {
      store(depositId, await mutateAsync({ depositId, remark, pictures: files, idempotencyKey }));
      showToast({ kind: "success", text: t("deposit.receipt.sent") });
      return true;
    } catch (error) {
      const key = messageKeyOf(error);
      if (key !== MessageKey.Conflict) {
        failed(key);
        return false;
      }
      succeeded();
      showToast({ kind: "info", text: t("deposit.receipt.changed") });
      await queries.invalidateQueries({ queryKey: depositQueries.root });
      return true;
    }
  };

  return { send, failure } as const;
};

export const useCancelDeposit = (depositId: string) => {
  const { t } = useTranslation();
  const { client, queries, keys, failure, failed, succeeded, store } = useDepositWrite();
  const { mutateAsync } = useMutation(depositMutations.cancel(client));

  /** Cancels the deposit; one that changed meanwhile is refetched. */
  const cancel = async (): Promise<void> => {
    try {
      store(depositId, await mutateAsync({ depositId, idempotencyKey: keys.keyOf(depositId) }));
      succeeded();
      showToast({ kind: "success", text: t("deposit.cancel.done") });
    } catch (error) {
      const key = messageKeyOf(error);
      if (key !== MessageKey.Conflict) return failed(key);
      succeeded();
      showToast({ kind: "info", text: t("deposit.cancel.changed") });
      await queries.invalidateQueries({ queryKey: depositQueries.root });
    }
  };

  return { cancel, failure } as const;
};
