import { Button, DownloadIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface ExportHeaderProps {
  /** How many there are. */
  readonly count: string;
  /** Saves all of them; the button waits for it. */
  readonly onSave: () => Promise<void>;
}

/** What stands over a list: how many there are, and the way to take them along. */
export function ExportHeader({ count, onSave }: ExportHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className="app-team-head">
      <p>{count}</p>
      <Button size="s" variant="quiet" icon={<DownloadIcon size={18} />} onClick={onSave}>
        {t("agency.save")}
      </Button>
    </div>
  );
}
