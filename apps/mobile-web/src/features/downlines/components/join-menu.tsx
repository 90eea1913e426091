import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Switches between opening an account and inviting by link. It replaces the history entry, so back leaves both. */
export function JoinMenu({ current }: { readonly current: "open" | "links" }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  return (
    <TopMenu
      label={t("downlines.menu")}
      items={[
        { id: "open", label: t("downlines.account"), href: paths.agentHome.to({ view: "open" }) },
        { id: "links", label: t("downlines.links"), href: paths.agentHome.to({ view: "links" }) },
      ]}
      currentId={current}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
