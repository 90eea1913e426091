import { messageKeyOf } from "@volado/api-client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useLateTaps } from "../../../shared/motion/use-late-taps.ts";
import { asyncState, bothAsync } from "../../../shared/query/async-state.ts";
import { useRegistrationSettings } from "../../../shared/registration/use-registration-settings.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useLinks } from "../hooks/use-links.ts";
import { AccountOpened, type OpenedAccount } from "./account-opened.tsx";
import { OpenAccountForm } from "./open-account-form.tsx";

/** Opening an account below the agent, in its looks: on its way, failed, the form, and what was opened. */
export function OpenAccount() {
  const { t } = useTranslation();
  const needed = bothAsync(useLinks(), asyncState(useRegistrationSettings()));
  const [opened, setOpened] = useState<OpenedAccount>();
  const lateTaps = useLateTaps(opened);
  if (needed.phase === "failed")
    return (
      <LoadFailure
        title={t("downlines.open.failed")}
        messageKey={messageKeyOf(needed.error)}
        onRetry={needed.retry}
      />
    );
  if (needed.phase === "pending")
    return <FormSkeleton fields={["username", "password", "kind", "rebate", "submit"]} />;
  const [{ ownRate }, { rules }] = needed.data;
  return (
    <div ref={lateTaps}>
      {opened ? (
        <AccountOpened account={opened} onAnother={() => setOpened(undefined)} />
      ) : (
        <OpenAccountForm rules={rules} ownRate={ownRate} onOpened={setOpened} />
      )}
    </div>
  );
}
