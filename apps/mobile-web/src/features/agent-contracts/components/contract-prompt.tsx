import { useQuery } from "@tanstack/react-query";
import { contractQueries } from "@volado/api-client/query";
import { type ContractKind, contractKinds, nextContractPrompt } from "@volado/domain/agency";
import { Button, ButtonLink, Dialog } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { usePopupTurn } from "../../../shared/overlays/popup-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { tabValues } from "../../../shared/storage/site-storage.ts";
import { contractPages } from "../contract-pages.ts";

/** Kinds with a dismissed prompt. The list is cleared when the session ends (shared/session). */
const readDismissed = (): readonly ContractKind[] => {
  const dismissed = tabValues.read("contractsPutOff");
  return contractKinds.filter((kind) => dismissed.includes(kind));
};

const dismissForSession = (kind: ContractKind): void =>
  tabValues.write("contractsPutOff", [...readDismissed(), kind]);

/**
 * Prompts an agent about each waiting contract, one at a time, with Cancel and Go (Spec §6). A cancelled prompt stays
 * hidden for the session. If the request fails no prompt is shown, but the contract pages still list the offers.
 */
export default function ContractPrompt({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { data: required = [] } = useQuery(contractQueries.requests(useClient(), account));
  const [dismissed, setDismissed] = useState(readDismissed);
  const next = nextContractPrompt(required, dismissed);
  const shown = usePopupTurn("contract", next !== undefined);
  const cancel = () => {
    if (next === undefined) return;
    dismissForSession(next);
    setDismissed([...dismissed, next]);
  };
  if (next === undefined) return null;

  return (
    <Dialog
      key={next}
      open={shown}
      onClose={cancel}
      title={t(`contracts.prompt.${next}`)}
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            {t("common.cancel")}
          </Button>
          <ButtonLink href={contractPages[next].to()} onNavigate={follow}>
            {t("contracts.prompt.go")}
          </ButtonLink>
        </>
      }
    >
      {t("contracts.prompt.text")}
    </Dialog>
  );
}
