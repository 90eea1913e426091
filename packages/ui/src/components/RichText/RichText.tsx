import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/**
 * Prose with elements that the site didn't choose: an article, terms of use, an announcement. Styles all HTML content
 * elements for mobile widths. It does not sanitise: pass only safe elements. Styles: `@volado/ui/rich-text.css`.
 */
export function RichText({ className, children, ...rest }: RichTextProps) {
  return (
    <div {...rest} className={clsx("vo-rich-text", className)}>
      {children}
    </div>
  );
}

export interface RichTextProps extends ComponentPropsWithRef<"div"> {}
