import { loadTexts } from "@volado/i18n";
import { type ComponentType, type ReactNode, useState } from "react";
import { getI18n } from "react-i18next";
import { LazyPart } from "../states/lazy-part.tsx";
import { PartBoundary } from "../states/part-boundary.tsx";
import type { HtmlContentProps } from "./html-content.tsx";

/** The viewer once its code has come: it is then there at once, and nothing around it moves. */
let arrived: ComponentType<HtmlContentProps> | undefined;

/**
 * Its code (with the cleaner, 10 KB) and its few texts come when the first HTML is shown; ask earlier where
 * it is certain to be.
 */
export const loadHtmlView = async () => {
  const [content] = await Promise.all([import("./html-content.tsx"), loadTexts(getI18n(), "reading")]);
  arrived = content.default;
  return content;
};

/**
 * The one viewer of HTML from the gateway: cleaned, links safe, pictures lazy with the other host as a way
 * out, tables that scroll, headings in the page's order. Without its code nothing of the HTML is shown, only
 * a way to ask again; nor of HTML that can't be shown, which leaves the page as it is and is reported.
 */
export function HtmlView({ html, waiting, headingLevel = 3, ownLinks = "here", className }: HtmlViewProps) {
  const [Content] = useState(() => arrived);
  const props = { html, headingLevel, ownLinks, className };
  return (
    // Other words may be shown where these could not.
    <PartBoundary key={html} at="html">
      {Content ? <Content {...props} /> : <LazyPart load={loadHtmlView} props={props} waiting={waiting} />}
    </PartBoundary>
  );
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
