import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/**
 * Prose whose elements the site didn't choose: an article, terms of use, an announcement. It sets what HTML has, from
 * headings to tables, for a phone's width. It cleans nothing: put only elements in that may stand on the page.
 * Its styles are a sheet of their own, `@volado/ui/rich-text.css`.
 */
export function RichText({ className, children, ...rest }: RichTextProps) {
  return (
    <div {...rest} className={clsx("vo-rich-text", className)}>
      {children}
    </div>
  );
}

export interface RichTextProps extends ComponentPropsWithRef<"div"> {}
