import { type ReactNode, useEffect, useState } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import type { HtmlContentProps } from "./html-content.tsx";

/**
 * Asks for the viewer of HTML beside a page's own questions, once it is wanted.
 *
 * @returns whether waiting for it is over, so that what it shows can have its size from the start; also when
 *   it can't be had, which the viewer itself then says
 */
export const useHtmlReady = (needed = true): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!needed) return undefined;
    let wanted = true;
    const settle = () => {
      if (wanted) setReady(true);
    };
    preloadHtmlView().then(settle, settle);
    return () => {
      wanted = false;
    };
  }, [needed]);
  return ready;
};

/**
 * Its code (with the cleaner, 10 KB) and its few texts come when the first HTML is shown; ask earlier where
 * it is certain to be.
 */
const HtmlContent = lazyComponent({
  name: "html",
  load: () => import("./html-content.tsx"),
  texts: ["news"],
  onFail: "retry",
});

/** Asks for the viewer of HTML beforehand. */
export const preloadHtmlView = HtmlContent.preload;

/**
 * The one viewer of HTML from the gateway: cleaned, links safe, pictures lazy with the other host as a way
 * out, tables that scroll, headings in the page's order. Without its code nothing of the HTML is shown, only
 * a way to ask again; nor of HTML that can't be shown, which leaves the page as it is and is reported.
 */
export function HtmlView({ html, waiting, headingLevel = 3, ownLinks = "here", className }: HtmlViewProps) {
  const props = { html, headingLevel, ownLinks, className };
  // Other words may be shown where these could not.
  return <HtmlContent key={html} {...props} waiting={waiting} />;
}

export interface HtmlViewProps extends Pick<HtmlContentProps, "html" | "className"> {
  /** Stands in its place meanwhile, about in its size. */
  waiting: ReactNode;
  /**
   * Level of its highest heading; one below the heading it stands under.
   * @default 3
   */
  headingLevel?: HtmlContentProps["headingLevel"];
  /**
   * "beside" opens links to the site's own pages in another tab, where leaving would lose something.
   * @default "here"
   */
  ownLinks?: HtmlContentProps["ownLinks"];
}
