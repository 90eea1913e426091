import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { ChevronRightIcon } from "../../icons/index.ts";

/** A section heading with the number of items and a link to all of them. */
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
  /** The section's title, an `h2`. */
  title: string;
  /** The formatted number of items. */
  count?: string | undefined;
  /** An IconButton beside the link, such as a pause button. */
  action?: ReactNode;
  /** Called for a plain click on the link. Prevent the default to navigate with a router. */
  onNavigate?: NavigateHandler | undefined;
}

/** Props of {@link SectionTitle}. A link requires a label. */
export type SectionTitleProps = SectionTitleBase &
  (
    | {
        /** Label of the link, such as "See all". Screen readers also hear the title. */
        allLabel: string;
        /** URL of the page with all items. */
        allHref: string;
      }
    | { allLabel?: undefined; allHref?: undefined }
  );
