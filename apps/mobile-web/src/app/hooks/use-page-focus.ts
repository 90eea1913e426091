import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { merchant } from "../../shared/merchant.ts";
import { focusHeading, usePageName } from "../../shared/navigation/page-heading.ts";
import { useRoute } from "./use-route.ts";

/**
 * Sets the document's title, using the page's own name if it has one, and moves focus to the new page's heading after a
 * navigation, so that screen readers announce it.
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
