import "@volado/ui/text-area-field.css";
import { REMARK_MAX, remarkProblem } from "@volado/domain/validation";
import { TextAreaField } from "@volado/ui";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

export interface RemarkFieldProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** @default the translated "comment (optional)" */
  readonly label?: string;
  /** Error of a remark that isn't too long. */
  readonly error?: string | undefined;
}

/**
 * A remark with a counter; longer text is not cut off (Spec §5 "Apply remark max 140 characters"). Needs the texts
 * `uploads`.
 */
export function RemarkField({ ref, value, onChange, label, error }: RemarkFieldProps) {
  const { t } = useTranslation();
  return (
    <TextAreaField
      ref={ref}
      label={label ?? t("uploads.remark")}
      rows={3}
      hint={t("uploads.count", { used: value.trim().length, max: REMARK_MAX })}
      error={remarkProblem(value) ? t("uploads.tooLong", { max: REMARK_MAX }) : error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
