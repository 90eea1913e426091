import { RichText } from "@volado/ui";
import "@volado/ui/rich-text.css";
import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { wantsMore } from "../navigation/use-link-navigation.ts";
import { cleanHtml, type HtmlSetting } from "./clean-html.ts";
import { isOwnPage } from "./safe-addresses.ts";

/** A picture that is nowhere, at the fallback host neither (`findLostPictures`), leaves its words. */
const leaveWords = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement) target.replaceWith(target.alt);
};

/** A plain click on a link to a page of the site, in this tab; the browser does the others, files among them. */
const followed = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || wantsMore(event)) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  return link && link.href !== "" && link.target === "" && isOwnPage(link) ? link : undefined;
};

/** HTML of the gateway on the page: see `HtmlView`, which loads this with its cleaner. */
export default function HtmlContent({ html, headingLevel, ownLinks, className }: HtmlContentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const tableLabel = t("html.table");
  const newTabNote = t("html.newTab");

  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanHtml(html, { headingLevel, ownLinks, tableLabel, newTabNote }));
  }, [html, headingLevel, ownLinks, tableLabel, newTabNote]);

  return (
    <RichText
      ref={place}
      className={className}
      onErrorCapture={leaveWords}
      onClick={(event) => {
        const link = followed(event);
        if (!link) return;
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      }}
    />
  );
}

export interface HtmlContentProps extends Pick<HtmlSetting, "headingLevel" | "ownLinks"> {
  html: string;
  className?: string | undefined;
}
