import "@volado/ui/copy-line.css";
import "@volado/ui/fact-list.css";
import type { DownlineTerms } from "@volado/domain/agency";
import { formatPercent } from "@volado/i18n";
import { Button, ButtonLink, Card, CopyLine, FactList } from "@volado/ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** A newly opened account. */
export interface OpenedAccount extends DownlineTerms {
  /** Its user name, as the gateway stores it. */
  readonly name: string;
}

export interface AccountOpenedProps {
  readonly account: OpenedAccount;
  readonly onAnother: () => void;
}

/** Details of the new account to pass on. The password isn't shown again. */
export function AccountOpened({ account, onAnother }: AccountOpenedProps) {
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
