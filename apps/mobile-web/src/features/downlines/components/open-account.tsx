import { messageKeyOf } from "@volado/api-client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useLateTaps } from "../../../shared/motion/use-late-taps.ts";
import { useRegistrationSettings } from "../../../shared/registration/use-registration-settings.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useLinks } from "../hooks/use-links.ts";
import { AccountOpened, type OpenedAccount } from "./account-opened.tsx";
import { OpenAccountForm } from "./open-account-form.tsx";

/** Opening an account below the agent, in its looks: on its way, failed, the form, and what was opened. */
export function OpenAccount() {
  const { t } = useTranslation();
  const links = useLinks();
  const settings = useRegistrationSettings();
  const [opened, setOpened] = useState<OpenedAccount>();
  const lateTaps = useLateTaps(opened);
  if (links.phase === "failed")
    return (
      <LoadFailure title={t("downlines.open.failed")} messageKey={links.messageKey} onRetry={links.retry} />
    );
  if (links.phase === "pending" || !settings.data)
    return settings.error && !settings.isFetching ? (
      <LoadFailure
        title={t("downlines.open.failed")}
        messageKey={messageKeyOf(settings.error)}
        onRetry={() => settings.refetch()}
      />
    ) : (
      <FormSkeleton fields={["username", "password", "kind", "rebate", "submit"]} />
    );
  return (
    <div ref={lateTaps}>
      {opened ? (
        <AccountOpened account={opened} onAnother={() => setOpened(undefined)} />
      ) : (
        <OpenAccountForm rules={settings.data.rules} ownRate={links.data.ownRate} onOpened={setOpened} />
      )}
    </div>
  );
}
