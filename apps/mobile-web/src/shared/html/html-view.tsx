import { type ReactNode, useEffect, useState } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import type { HtmlContentProps } from "./html-content.tsx";

/**
 * Loads the HTML viewer in parallel with a page's own requests.
 * @returns whether loading has succeeded or failed; render the content then, so that its size doesn't change later
 */
export const useHtmlReady = (needed = true): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!needed) return undefined;
    let mounted = true;
    const settle = () => {
      if (mounted) setReady(true);
    };
    preloadHtmlView().then(settle, settle);
    return () => {
      mounted = false;
    };
  }, [needed]);
  return ready;
};

/** The code (10 KB with the sanitiser) and its texts load with the first HTML. Preload them where HTML is expected. */
const HtmlContent = lazyComponent({
  name: "html",
  load: () => import("./html-content.tsx"),
  texts: ["news"],
  onFail: "retry",
});

/** Loads the HTML viewer in advance. */
export const preloadHtmlView = HtmlContent.preload;

/**
 * The only viewer of HTML from the gateway: sanitised, with safe links, lazy pictures with a fallback host,
 * scrollable tables, and headings in the page's outline. If its code can't be loaded there is a retry button; HTML
 * that can't be rendered is reported and left out.
 */
export function HtmlView({
  html,
  waiting,
  headingLevel = 3,
  ownLinks = "here",
  className,
  onPageLinks,
}: HtmlViewProps) {
  const props = { html, headingLevel, ownLinks, className, onPageLinks };
  // After a rendering error other HTML may still work.
  return <HtmlContent key={html} {...props} waiting={waiting} />;
}

export interface HtmlViewProps extends Pick<HtmlContentProps, "html" | "className" | "onPageLinks"> {
  /** Placeholder until the viewer is loaded, about as high as the content. */
  waiting: ReactNode;
  /** Level of the highest heading, one below the heading above it. @default 3 */
  headingLevel?: HtmlContentProps["headingLevel"];
  /** "beside" opens the site's own pages in a new tab, so that nothing on this page is lost. @default "here" */
  ownLinks?: HtmlContentProps["ownLinks"];
}
