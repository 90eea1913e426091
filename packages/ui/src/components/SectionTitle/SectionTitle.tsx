import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { ChevronRightIcon } from "../../icons/index.ts";

/** The heading of a part of a page: its name, how many things it holds, and a link to all of them. */
export function SectionTitle({
  title,
  count,
  action,
  allLabel,
  allHref,
  onNavigate,
  className,
  ...rest
}: SectionTitleProps) {
  return (
    <div {...rest} className={clsx("vo-section-title", className)}>
      <h2 className="vo-section-title__heading">
        {count === undefined ? (
          title
        ) : (
          <span>
            <span>{title}</span>
            <span className="vo-section-title__comma">,</span>{" "}
            <span className="vo-section-title__count">{count}</span>
          </span>
        )}
      </h2>
      {action}
      {allHref !== undefined && (
        <a
          className="vo-section-title__all"
          href={allHref}
          aria-label={`${allLabel}: ${title}`}
          onClick={linkClick(onNavigate)}
        >
          <span>{allLabel}</span>
          <ChevronRightIcon size={16} />
        </a>
      )}
    </div>
  );
}

interface SectionTitleBase extends Omit<ComponentPropsWithRef<"div">, "children" | "title"> {
  /** The section's name, set as `h2`. */
  title: string;
  /** How many things the section holds, ready formatted. */
  count?: string | undefined;
  /** An IconButton beside the link, such as one that stops the section's movement. */
  action?: ReactNode;
  /** A plain click on the link; prevent the default and navigate with the site's router. */
  onNavigate?: NavigateHandler | undefined;
}

/** Props of {@link SectionTitle}: the link and its words come together. */
export type SectionTitleProps = SectionTitleBase &
  (
    | {
        /** Words of the link, such as "See all"; the title is added for those who only hear it. */
        allLabel: string;
        /** Where all of the section's things are. */
        allHref: string;
      }
    | { allLabel?: undefined; allHref?: undefined }
  );
