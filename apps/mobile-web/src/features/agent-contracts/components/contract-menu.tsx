import { type ContractKind, contractKinds } from "@volado/domain/agency";
import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { contractPages } from "../contract-pages.ts";

/** Switches between the three kinds. It replaces the history entry, so back leaves the contracts. */
export function ContractMenu({ current }: { readonly current: ContractKind }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  return (
    <TopMenu
      className="app-contract-menu"
      label={t("contracts.menu")}
      items={contractKinds.map((kind) => ({
        id: kind,
        label: t(`contracts.kinds.${kind}`),
        href: contractPages[kind].to(),
      }))}
      currentId={current}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
