import { useQuery } from "@tanstack/react-query";
import { bankCardQueries } from "@volado/api-client/query";
import type { SecurityOverview } from "@volado/domain/security";
import { PasswordField, type PasswordFieldProps } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The player's bank cards and the available banks. */
export const useBankCards = () =>
  asyncState(useQuery(bankCardQueries.list(useClient(), useSession()?.userName)));

export interface SecurityPartProps {
  readonly overview: SecurityOverview;
}

export function PartHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header className="app-security__head">
      <h2>{title}</h2>
      <p className="app-security__intro">{children}</p>
    </header>
  );
}

/** A field for an existing password. */
export function CurrentPasswordField(field: Omit<PasswordFieldProps, "showLabel" | "hideLabel">) {
  const { t } = useTranslation();
  return <PasswordField {...field} showLabel={t("auth.showPassword")} hideLabel={t("auth.hidePassword")} />;
}
