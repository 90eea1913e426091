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

/** An account that was just opened. */
export interface OpenedAccount extends DownlineTerms {
  /** Its user name, as the gateway keeps it. */
  readonly name: string;
}

export interface AccountOpenedProps {
  readonly account: OpenedAccount;
  readonly onAnother: () => void;
}

/** What was opened, to be handed on; the password isn't shown again. */
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
