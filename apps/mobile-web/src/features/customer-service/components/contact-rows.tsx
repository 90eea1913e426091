import type { ServiceContact } from "@volado/domain/site";
import { ChatIcon, FacebookIcon, InstagramIcon, ListItem, TelegramIcon } from "@volado/ui";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { ServiceLink } from "../hooks/use-service-links.ts";

const icons: Readonly<Record<ServiceContact["kind"], ComponentType<{ size?: number }>>> = {
  LIVECHAT: ChatIcon,
  TELEGRAM: TelegramIcon,
  FACEBOOK: FacebookIcon,
  INSTAGRAM: InstagramIcon,
};

export interface ContactRowsProps {
  links: readonly ServiceLink[];
  /** Called when a contact was opened in a new tab. */
  onOpen?: (() => void) | undefined;
}

/** List rows, one for each contact. Needs the texts of "deferredShell". */
export function ContactRows({ links, onOpen }: ContactRowsProps) {
  const { t } = useTranslation();
  return links.map(({ kind, title, url }) => {
    const Mark = icons[kind];
    return (
      <ListItem
        key={`${kind} ${title} ${url}`}
        icon={<Mark />}
        href={url}
        external
        detail={new URL(url).hostname}
        onClick={onOpen}
      >
        {title || t(`service.kinds.${kind}`)}{" "}
        <span className="vo-visually-hidden">{t("service.newTab")}</span>
      </ListItem>
    );
  });
}
