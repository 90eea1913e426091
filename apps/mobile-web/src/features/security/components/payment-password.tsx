import { useTranslation } from "react-i18next";
import { PartHead } from "./part-head.tsx";
import { PaymentPasswordForm } from "./payment-password-form.tsx";
import type { SecurityPartProps } from "./security-part.ts";
import { WithSettings } from "./with-settings.tsx";

/** The payment password, set or changed. */
export function PaymentPassword({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  return (
    <>
      <PartHead
        title={t(overview.hasPaymentPassword ? "security.payment.changeTitle" : "security.payment.setTitle")}
      >
        {t("security.payment.intro")}
      </PartHead>
      <WithSettings fields={["proof", "new", "again", "submit"]}>
        {({ rules }) => <PaymentPasswordForm overview={overview} rule={rules.password} />}
      </WithSettings>
    </>
  );
}
