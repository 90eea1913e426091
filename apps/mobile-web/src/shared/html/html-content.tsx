import { RichText } from "@volado/ui";
import "@volado/ui/rich-text.css";
import { type MouseEvent, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { hasModifier } from "../navigation/use-link-navigation.ts";
import { cleanHtml, type HtmlSetting } from "./clean-html.ts";
import { isOwnPage } from "./safe-addresses.ts";

/** Shows the alternative text of a picture that even the fallback host (`findLostPictures`) doesn't have. */
const showAltText = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement) target.replaceWith(target.alt);
};

const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.href !== "" && link.target === "" && isOwnPage(link);

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/** The clicked link if it leads to a page of the site in this tab; the browser follows all others, such as files. */
const clickedPageLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || hasModifier(event)) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  return link && leadsToPage(link) ? link : undefined;
};

/** Renders the gateway's HTML: see `HtmlView`, which loads this with its sanitiser. */
export default function HtmlContent({
  html,
  headingLevel,
  ownLinks,
  className,
  onPageLinks,
}: HtmlContentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const tableLabel = t("html.table");
  const newTabNote = t("html.newTab");
  const show = useEffectEvent((content: DocumentFragment) => {
    if (onPageLinks) onPageLinks([...content.querySelectorAll("a")].filter(leadsToPage).map(addressOf));
    place.current?.replaceChildren(content);
  });

  useLayoutEffect(() => {
    show(cleanHtml(html, { headingLevel, ownLinks, tableLabel, newTabNote }));
  }, [html, headingLevel, ownLinks, tableLabel, newTabNote]);

  return (
    <RichText
      ref={place}
      className={className}
      onErrorCapture={showAltText}
      onClick={(event) => {
        const link = clickedPageLink(event);
        if (!link) return;
        event.preventDefault();
        void navigate(addressOf(link));
      }}
    />
  );
}

export interface HtmlContentProps extends Pick<HtmlSetting, "headingLevel" | "ownLinks"> {
  html: string;
  className?: string | undefined;
  /** Called with the addresses of its links to pages of the site that open in this tab, before it is shown. */
  onPageLinks?: ((addresses: readonly string[]) => void) | undefined;
}
