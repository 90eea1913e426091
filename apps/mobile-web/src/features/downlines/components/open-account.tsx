import "@volado/ui/copy-line.css";
import "@volado/ui/fact-list.css";
import { formatPercent } from "@volado/i18n";
import { Button, ButtonLink, Card, CopyLine, FactList } from "@volado/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useLanguage } from "../../../shared/language/language.ts";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { bothAsync } from "../../../shared/query/async-state.ts";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useLinks } from "../hooks/use-links.ts";
import { OpenAccountForm, type OpenedAccount } from "./open-account-form.tsx";

interface AccountOpenedProps {
  readonly account: OpenedAccount;
  readonly onAnother: () => void;
}

/** Details of the new account to pass on. The password isn't shown again. */
function AccountOpened({ account, onAnother }: AccountOpenedProps) {
  const { t } = useTranslation();
  const copy = useCopy();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className="app-downlines__part" aria-labelledby="account-opened">
      <h2 id="account-opened" ref={title} tabIndex={-1}>
        {t("downlines.open.done")}
      </h2>
      <p className="app-downlines__text">{t("downlines.open.doneText")}</p>
      <CopyLine
        onCopy={copy}
        name={t("downlines.open.username")}
        copyLabel={t("downlines.open.copy")}
        value={account.name}
      />
      <FactList
        items={[
          { label: t("downlines.kind"), value: t(`downlines.kinds.${account.agent ? "agent" : "member"}`) },
          { label: t("downlines.rebate"), value: formatPercent(account.rebateRate, language) },
        ]}
      />
      <Button block onClick={onAnother}>
        {t("downlines.open.another")}
      </Button>
      <ButtonLink block variant="quiet" href={paths.agentTeam.to({ name: account.name })} onNavigate={follow}>
        {t("downlines.open.seeTeam")}
      </ButtonLink>
    </Card>
  );
}

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
