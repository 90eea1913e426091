import "@volado/ui/floating-button.css";
import { Drawer, FloatingButton, List, ServiceIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCloseOnNavigation } from "../../../shared/navigation/use-close-on-navigation.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { useServiceLinks } from "../hooks/use-service-links.ts";
import { ContactRows } from "./contact-rows.tsx";

/**
 * The way to a human (Spec §2 "customer-service floating button"): one contact opens directly, several are listed by position. Without
 * any that can be opened there is no button. Browsers refuse a window that doesn't open within the tap itself, so a merchant's only
 * contact is read beforehand; one that is left over when the tap had to read them first stands in the list.
 */
export function ServiceButton() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [listed, setListed] = useState(false);
  useCloseOnNavigation(listed, () => setListed(false));
  const single = useSiteInfo()?.contacts.length === 1;
  const { named, links, failed, read } = useServiceLinks(wanted || single);
  if (named === 0 || links?.length === 0 || (single && !links && !failed)) return null;

  const open = async () => {
    const [only, ...more] = links ?? [];
    if (only && more.length === 0) {
      window.open(only.url, "_blank", "noopener,noreferrer");
      return;
    }
    setBusy(true);
    try {
      if ((await read()).length > 0) setListed(true);
      else showToast({ kind: "info", text: t("service.unavailable") });
    } catch {
      showToast({ kind: "error", text: t("errors.network") });
    } finally {
      setBusy(false);
      setWanted(true);
    }
  };

  return (
    <>
      <FloatingButton
        label={t("service.open")}
        aria-haspopup={named > 1 ? "dialog" : undefined}
        busy={busy}
        // A tenth of a second before the click, as with links.
        onPointerDown={() => setWanted(true)}
        onClick={() => void open()}
      >
        <ServiceIcon size={26} />
      </FloatingButton>
      <Drawer
        open={listed}
        onClose={() => setListed(false)}
        title={t("service.title")}
        closeLabel={t("common.close")}
      >
        <List>
          <ContactRows links={links ?? []} onOpen={() => setListed(false)} />
        </List>
      </Drawer>
    </>
  );
}
