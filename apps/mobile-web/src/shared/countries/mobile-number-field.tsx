import { typedDiallingCode } from "@volado/domain/validation";
import { Button, MobileField, type MobileFieldProps } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * A mobile number with its country. One that was pasted with the dialling code of another country of the list offers
 * to choose that country; what was typed stays as it is.
 */
export function MobileNumberField({ typed, onDiallingCodeChange, ...field }: MobileNumberFieldProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { diallingCodes, diallingCode } = field;
  const meant = typedDiallingCode(
    typed,
    diallingCodes.map(({ value }) => value),
  );
  const country = meant !== diallingCode && diallingCodes.find(({ value }) => value === meant);
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
            // The button goes; the cursor would be lost with it.
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
  /** What stands in the field. */
  readonly typed: string;
}
