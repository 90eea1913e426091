import type { RegistrationSettings } from "@volado/domain/registration";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shared/query/load-failure.tsx";
import { FormSkeleton } from "../../../shared/query/loading-block.tsx";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useRegistrationSettings } from "../../../shared/services/use-registration-settings.ts";
import { HumanHost } from "../../../shared/sign-in/human-host.tsx";
import { BankCardForm } from "./bank-card-form.tsx";
import { BindEmailForm, BindMobileForm } from "./bind-forms.tsx";
import { PartHead, type SecurityPartProps, useBankCards } from "./part-head.tsx";
import { PaymentPasswordForm } from "./payment-password-form.tsx";
import type { SecurityView } from "./security-overview.tsx";

/** Loads the merchant's settings for a form, with a skeleton and a retry. */
function WithSettings({ fields, children }: WithSettingsProps) {
  const settings = useRegistrationSettings();
  if (settings.phase === "pending") return <FormSkeleton fields={fields} />;
  if (settings.phase === "failed") return <RetryBlock onRetry={settings.retry} />;
  return children(settings.data);
}

interface WithSettingsProps {
  /** Names of the skeleton's lines. */
  readonly fields: readonly string[];
  readonly children: (settings: RegistrationSettings) => ReactNode;
}

function PaymentPassword({ overview }: SecurityPartProps) {
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

/** Adds a bank card; without a payment password, that is set first. */
function NewBankCard({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const cards = useBankCards();
  if (!overview.hasPaymentPassword) return <PaymentPassword overview={overview} />;
  return (
    <>
      <PartHead title={t("security.card.title")}>{t("security.cards.intro")}</PartHead>
      {cards.phase === "pending" && (
        <FormSkeleton fields={["holder", "number", "bank", "password", "submit"]} />
      )}
      {cards.phase === "failed" && <LoadFailure title={t("security.cards.failed")} failure={cards} />}
      {cards.phase === "content" && <BankCardForm banks={cards.data.banks} />}
    </>
  );
}

function BindMobile({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const { mobile } = overview;
  return (
    <>
      <PartHead title={t(mobile ? "security.mobile.changeTitle" : "security.mobile.setTitle")}>
        <span>{t("security.mobile.intro")}</span>{" "}
        {mobile && <span>{t("security.current", { contact: mobile })}</span>}
      </PartHead>
      <WithSettings fields={["mobile", "code", "password", "submit"]}>
        {(settings) => <BindMobileForm overview={overview} settings={settings} />}
      </WithSettings>
      <HumanHost />
    </>
  );
}

function BindEmail({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const { email } = overview;
  return (
    <>
      <PartHead title={t(email ? "security.email.changeTitle" : "security.email.setTitle")}>
        <span>{t("security.email.intro")}</span>{" "}
        {email && <span>{t("security.current", { contact: email })}</span>}
      </PartHead>
      <WithSettings fields={["email", "code", "password", "submit"]}>
        {({ rules }) => <BindEmailForm overview={overview} rules={rules} />}
      </WithSettings>
    </>
  );
}

export type FormView = Exclude<SecurityView, "cards" | "passkeys">;

const forms: Readonly<Record<FormView, ComponentType<SecurityPartProps>>> = {
  payment: PaymentPassword,
  mobile: BindMobile,
  email: BindEmail,
  card: NewBankCard,
};

/** The form in the URL. All forms share a chunk: they are small compared with the form library that each needs. */
export default function SecurityForm({ view, ...part }: SecurityPartProps & { readonly view: FormView }) {
  const Form = forms[view];
  return <Form {...part} />;
}
