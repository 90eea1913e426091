import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { sessionStore } from "../session/session-store.ts";
import { type DraftName, sessionDrafts } from "./session-drafts.ts";

/**
 * What accounts were writing, by a name, for as long as the site is open: whoever looks something up, or has
 * to log in again, goes on. Nothing of it is stored in the browser; another account's is gone, and so is that
 * of whoever signed out.
 */
export const createDrafts = <Name extends string, Draft>() => {
  let owner: string | undefined;
  const drafts = new Map<Name, Draft>();
  sessionStore.subscribe(({ signedOutByUser }) => {
    if (signedOutByUser) drafts.clear();
  });
  return {
    /** What the account was writing; undefined for nothing. */
    of: (account: string | undefined, name: Name): Draft | undefined =>
      owner === account ? drafts.get(name) : undefined,

    /** Keeps what the account is writing, or forgets it. */
    keep(account: string | undefined, name: Name, draft: Draft | undefined): void {
      if (owner !== account) drafts.clear();
      owner = account;
      if (draft) drafts.set(name, draft);
      else drafts.delete(name);
    },
  } as const;
};

/**
 * Keeps what is typed into a form's fields, none of which may be a secret. Give `useForm` what `sessionDrafts.of` has of
 * them to begin with.
 *
 * @param account whose form it is; undefined for whoever isn't signed in
 */
export const useSessionDraft = <Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, "getValues" | "subscribe">,
  name: DraftName,
  fields: readonly Path<Fields>[],
  account?: string,
): void => {
  const names = fields.join();
  useEffect(() => {
    const keep = () => {
      const typed = names.split(",").flatMap((field) => {
        const value: unknown = Reflect.get(form.getValues(), field);
        return typeof value === "string" ? [[field, value] as const] : [];
      });
      sessionDrafts.keep(name, Object.fromEntries(typed), account);
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, name, names, account]);
};
