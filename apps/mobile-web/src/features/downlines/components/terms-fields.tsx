import { formatPercent } from "@volado/i18n";
import { SegmentedChoice, TextField, type TextFieldProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";

export interface TermsFieldsProps {
  readonly agent: boolean;
  readonly onAgent: (agent: boolean) => void;
  /** The agent's own rebate, in percent. */
  readonly ownRate: number;
  readonly rebate: Pick<TextFieldProps, "name" | "onChange" | "onBlur" | "ref" | "error" | "enterKeyHint">;
}

/** Terms of a new downline: the account type, and a rebate of at most the agent's own. */
export function TermsFields({ agent, onAgent, ownRate, rebate }: TermsFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <SegmentedChoice
        label={t("downlines.kind")}
        labelShown
        wrap
        options={(["member", "agent"] as const).map((value) => ({
          value,
          label: t(`downlines.kinds.${value}`),
        }))}
        value={agent ? "agent" : "member"}
        onValueChange={(kind) => onAgent(kind === "agent")}
      />
      <TextField
        {...rebate}
        label={t("downlines.rebate")}
        hint={t("downlines.rebateHint", { max: formatPercent(ownRate, language) })}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
      />
    </>
  );
}
