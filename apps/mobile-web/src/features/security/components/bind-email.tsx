import { useTranslation } from "react-i18next";
import { BindEmailForm } from "./bind-email-form.tsx";
import { PartHead } from "./part-head.tsx";
import type { SecurityPartProps } from "./security-part.ts";
import { WithSettings } from "./with-settings.tsx";

/** The e-mail address, bound or changed. */
export function BindEmail({ overview }: SecurityPartProps) {
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
