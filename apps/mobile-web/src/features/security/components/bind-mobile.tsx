import { useTranslation } from "react-i18next";
import { HumanHost } from "../../../shared/human/human-host.tsx";
import { BindMobileForm } from "./bind-mobile-form.tsx";
import { PartHead } from "./part-head.tsx";
import type { SecurityPartProps } from "./security-part.ts";
import { WithSettings } from "./with-settings.tsx";

/** The mobile number, bound or changed. */
export function BindMobile({ overview }: SecurityPartProps) {
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
