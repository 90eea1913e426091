import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { bothAsync } from "../../../shared/query/async-state.ts";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useLinks } from "../hooks/use-links.ts";
import { AccountOpened, type OpenedAccount } from "./account-opened.tsx";
import { OpenAccountForm } from "./open-account-form.tsx";

/** Opens an account below the agent: loading, failed, the form, or the new account. */
export function OpenAccount() {
  const { t } = useTranslation();
  const needed = bothAsync(useLinks(), useRegistrationSettings());
  const [opened, setOpened] = useState<OpenedAccount>();
  const tapGuard = useTapGuard(opened);
  if (needed.phase === "failed") return <LoadFailure title={t("downlines.open.failed")} failure={needed} />;
  if (needed.phase === "pending")
    return <FormSkeleton fields={["username", "password", "kind", "rebate", "submit"]} />;
  const [{ ownRate }, { rules }] = needed.data;
  return (
    <div ref={tapGuard}>
      {opened ? (
        <AccountOpened account={opened} onAnother={() => setOpened(undefined)} />
      ) : (
        <OpenAccountForm rules={rules} ownRate={ownRate} onOpened={setOpened} />
      )}
    </div>
  );
}
