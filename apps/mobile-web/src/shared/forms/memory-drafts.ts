import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { sessionStore } from "../session/session-store.ts";
import { type DraftName, sessionDrafts } from "./session-drafts.ts";

/** Drafts by name, in memory only; dropped for another account and on sign-out, but not by an expired session. */
export const createDrafts = <Name extends string, Draft>() => {
  let owner: string | undefined;
  const drafts = new Map<Name, Draft>();
  sessionStore.subscribe(({ signedOutByUser }) => {
    if (signedOutByUser) drafts.clear();
  });
  return {
    /** The account's draft, if any. */
    get: (account: string | undefined, name: Name): Draft | undefined =>
      owner === account ? drafts.get(name) : undefined,

    /** Stores the account's draft, or deletes it. */
    set(account: string | undefined, name: Name, draft: Draft | undefined): void {
      if (owner !== account) drafts.clear();
      owner = account;
      if (draft) drafts.set(name, draft);
      else drafts.delete(name);
    },
  } as const;
};

/** Stores fields as they are typed, never secrets. Pass `sessionDrafts.get` to `useForm` as default values. */
export const useSessionDraft = <Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, "getValues" | "subscribe">,
  name: DraftName,
  fields: readonly Path<Fields>[],
  account?: string,
): void => {
  const names = fields.join();
  useEffect(() => {
    const save = () => {
      const typed = names.split(",").flatMap((field) => {
        const value: unknown = Reflect.get(form.getValues(), field);
        return typeof value === "string" ? [[field, value] as const] : [];
      });
      sessionDrafts.set(name, Object.fromEntries(typed), account);
    };
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [form, name, names, account]);
};
