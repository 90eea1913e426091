import { useQuery } from "@tanstack/react-query";
import { bankCardQueries } from "@volado/api-client/query";
import type { SecurityOverview } from "@volado/domain/security";
import { PasswordField, type PasswordFieldProps } from "@volado/ui";
import { type ReactNode, useEffect, useRef } from "react";
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

interface PartHeadProps {
  readonly title: string;
  /** Number of the part's rows. */
  readonly rows?: number;
  readonly children: ReactNode;
}

/** Title and introduction of a part. Takes the focus that a removed row had. */
export function PartHead({ title, rows = 0, children }: PartHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = rows;
  }, [rows]);
  return (
    <header className="app-security__head">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="app-security__intro">{children}</p>
    </header>
  );
}

/** A field for an existing password. */
export function CurrentPasswordField(field: Omit<PasswordFieldProps, "showLabel" | "hideLabel">) {
  const { t } = useTranslation();
  return <PasswordField {...field} showLabel={t("auth.showPassword")} hideLabel={t("auth.hidePassword")} />;
}
