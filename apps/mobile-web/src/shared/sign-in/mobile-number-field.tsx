import { typedDiallingCode } from "@volado/domain/validation";
import { Button, MobileField, type MobileFieldProps } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

/** A mobile number with a country select. If a pasted number has another dialling code, offers its country. */
export function MobileNumberField({ typed, onDiallingCodeChange, ...field }: MobileNumberFieldProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { diallingCodes, diallingCode } = field;
  const typedCode = typedDiallingCode(
    typed,
    diallingCodes.map(({ value }) => value),
  );
  const country = typedCode !== diallingCode && diallingCodes.find(({ value }) => value === typedCode);
  return (
    <div ref={place}>
      <MobileField
        {...field}
        onDiallingCodeChange={onDiallingCodeChange}
        diallingCodeLabel={t("sms.diallingCode")}
        enterKeyHint="next"
      />
      {country && (
        <Button
          size="s"
          variant="link"
          onClick={() => {
            onDiallingCodeChange(country.value);
            // Otherwise the focus would be lost with the button.
            place.current?.querySelector("input")?.focus();
          }}
        >
          {t("sms.chooseCountry", { country: country.label })}
        </Button>
      )}
    </div>
  );
}

interface MobileNumberFieldProps extends Omit<MobileFieldProps, "diallingCodeLabel"> {
  /** Current value of the field. */
  readonly typed: string;
}
