import { Button, MenuIcon, RefreshIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface HelpBarProps {
  /** Whether the list of topics is on the screen. */
  listed: boolean;
  /** Its id, for the button that puts it away. */
  listId: string;
  onListed: (listed: boolean) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Above topics and words: puts the list away, so that the words have a small screen to themselves, and asks anew. */
export function HelpBar({ listed, listId, onListed, refreshing, onRefresh }: HelpBarProps) {
  const { t } = useTranslation();
  return (
    <div className="app-help__bar">
      <Button
        className="app-help__toggle"
        size="s"
        variant="link"
        icon={<MenuIcon size={20} />}
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        onClick={() => onListed(!listed)}
      >
        {t(listed ? "help.hideTopics" : "help.showTopics")}
      </Button>
      <Button
        className="app-help__toggle"
        size="s"
        variant="link"
        icon={<RefreshIcon size={20} />}
        aria-label={t("help.refresh")}
        loading={refreshing}
        onClick={onRefresh}
      />
    </div>
  );
}
