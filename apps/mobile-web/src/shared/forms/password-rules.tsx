import { newPasswordBounds, type PasswordRule, passwordChecks } from "@volado/domain/validation";
import { RuleList } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** The merchant's password rules, checked off while the password is typed (Spec §5). */
export function PasswordRules({ id, typed, rule }: PasswordRulesProps) {
  const { t } = useTranslation();
  const { length, pattern } = passwordChecks(typed, rule);
  const rules = [
    { text: t("register.rules.length", { ...newPasswordBounds(rule) }), met: length },
    ...(pattern === undefined ? [] : [{ text: t("register.rules.pattern"), met: pattern }]),
  ];
  return (
    <RuleList
      id={id}
      label={t("register.rules.label")}
      items={rules}
      metLabel={t("register.rules.met")}
      unmetLabel={t("register.rules.unmet")}
    />
  );
}

export interface PasswordRulesProps {
  /** For the field's `aria-describedby`. */
  id: string;
  typed: string;
  rule: PasswordRule;
}
