import { useQuery } from "@tanstack/react-query";
import { contractQueries } from "@volado/api-client/query";
import { type ContractKind, contractKinds, nextContractPrompt } from "@volado/domain/agency";
import { Button, ButtonLink, Dialog } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { usePopupTurn } from "../../../shared/popups/popup-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { tabValues } from "../../../shared/storage/site-storage.ts";
import { contractPages } from "../contract-names.ts";

/** Kinds that the player doesn't want to be asked about again in this session; they go with it (shared/session). */
const readDismissed = (): readonly ContractKind[] => {
  const kept = tabValues.read("contractsPutOff");
  return contractKinds.filter((kind) => kept.includes(kind));
};

/** Leaves a kind alone until the next session. */
const dismissForSession = (kind: ContractKind): void =>
  tabValues.write("contractsPutOff", [...readDismissed(), kind]);

/**
 * Tells an agent of each contract that waits, one after the other, with Cancel and Go (Spec §6). Canceled
 * ones stay away for the session; without an answer of the gateway nothing is told, and the pages tell all
 * the same.
 */
export default function ContractPrompt({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { data: required = [] } = useQuery(contractQueries.requests(useClient(), account));
  const [left, setLeft] = useState(readDismissed);
  const next = nextContractPrompt(required, left);
  const shown = usePopupTurn("contract", next !== undefined);
  const cancel = () => {
    if (next === undefined) return;
    dismissForSession(next);
    setLeft([...left, next]);
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
