import { Drawer, List, ListItem, MailIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { ServiceList } from "../../features/customer-service/components/service-list.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useCloseOnNavigation } from "../../shared/navigation/use-close-on-navigation.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";

export interface AgentServiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The ways to a human: the merchant's contacts, and always a message to the affiliate service. */
export function AgentService({ open, onClose }: AgentServiceProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  useCloseOnNavigation(open, onClose);
  return (
    <Drawer open={open} onClose={onClose} title={t("agency.service.title")} closeLabel={t("common.close")}>
      <List>
        <ListItem
          icon={<MailIcon />}
          href={paths.inbox.to({ view: "write", about: "affiliates" })}
          detail={t("agency.service.text")}
          onNavigate={follow}
        >
          {t("agency.service.write")}
        </ListItem>
      </List>
      {open && <ServiceList onOpen={onClose} />}
    </Drawer>
  );
}
