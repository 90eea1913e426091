import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { merchant } from "../../shared/merchant.ts";
import { focusHeading } from "../../shared/navigation/focus-heading.ts";
import { usePageName } from "../../shared/navigation/page-name.ts";
import { useRoute } from "./use-route.ts";

/**
 * Titles the document, by what the page shows where it says so, and, after a navigation, moves focus to the new page's
 * heading, so that it is read out.
 */
export const usePageFocus = (): void => {
  const { t } = useTranslation();
  const routeTitle = t(useRoute().title);
  const title = usePageName() ?? routeTitle;
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · ${merchant.brandName}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
};
