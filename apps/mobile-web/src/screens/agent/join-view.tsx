import "../auth/passwords.css";
import "../member/member.css";
import "./downlines.css";
import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { InvitationLinks } from "../../features/downlines/components/invitation-links.tsx";
import { OpenAccount } from "../../features/downlines/components/open-account.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";

/** New downlines: opening an account or inviting by link (Spec §2 "Agent home: open account"; docs/decisions/119). */
export default function JoinView({ current }: { readonly current: "open" | "links" }) {
  const { t } = useTranslation();
  // Switching replaces the history entry, so back leaves both.
  const follow = useLinkNavigation({ replace: true });
  return (
    <div className="app-downlines">
      <TopMenu
        label={t("downlines.menu")}
        items={[
          { id: "open", label: t("downlines.account"), href: paths.agentHome.to({ view: "open" }) },
          { id: "links", label: t("downlines.links"), href: paths.agentHome.to({ view: "links" }) },
        ]}
        currentId={current}
        onNavigate={(_item, event) => follow(event)}
      />
      {current === "open" ? <OpenAccount /> : <InvitationLinks />}
    </div>
  );
}
