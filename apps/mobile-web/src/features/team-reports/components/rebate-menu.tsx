import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

const pages = { own: paths.agentRebate, team: paths.agentTeamRebate } as const;

/** Tabs for the agent's own and the team's rebates. Switching replaces the history entry. */
export function RebateMenu({ current }: { readonly current: keyof typeof pages }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  return (
    <TopMenu
      label={t("agency.rebates.menu")}
      items={(["own", "team"] as const).map((id) => ({
        id,
        label: t(`agency.rebates.${id}`),
        href: pages[id].to(),
      }))}
      currentId={current}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
