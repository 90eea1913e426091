import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ChevronDownIcon } from "../../icons/index.ts";

/**
 * One announcement of a list: title, date and a line of it, opened and closed in its place. Its owner says
 * whether it is open. Its styles are a sheet of their own, `@volado/ui/notice-item.css`.
 */
export function NoticeItem({
  title,
  date,
  preview,
  unreadLabel,
  expanded,
  onToggle,
  headingLevel = 2,
  className,
  children,
  ...rest
}: NoticeItemProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={clsx("vo-notice", className)}
      data-expanded={expanded || undefined}
      aria-labelledby={`${id}-title`}
    >
      <Heading className="vo-notice__head">
        <button
          type="button"
          className="vo-notice__toggle"
          aria-expanded={expanded}
          aria-controls={`${id}-whole`}
          onClick={() => onToggle(!expanded)}
        >
          {unreadLabel !== undefined && (
            <>
              <span className="vo-notice__mark" aria-hidden="true" />
              <span className="vo-visually-hidden">{`${unreadLabel}: `}</span>
            </>
          )}
          <span className="vo-notice__title" id={`${id}-title`}>
            {title}
          </span>
          <ChevronDownIcon className="vo-notice__chevron" size={20} />
        </button>
      </Heading>
      {date !== undefined && <p className="vo-notice__date">{date}</p>}
      {!expanded && preview !== "" && <p className="vo-notice__preview">{preview}</p>}
      <div className="vo-notice__whole" id={`${id}-whole`} hidden={!expanded}>
        {expanded && children}
      </div>
    </article>
  );
}

export interface NoticeItemProps extends Omit<ComponentPropsWithRef<"article">, "title" | "onToggle"> {
  title: string;
  /** Its day, ready formatted; left out where it is not known. */
  date?: string | undefined;
  /** Its beginning as plain words, cut to one line; "" for none. Stands there while it is closed. */
  preview: string;
  /** Marks it as unread and says so, such as "Unread"; without it it has been read. */
  unreadLabel?: string | undefined;
  expanded: boolean;
  /** The player wants it open or closed. */
  onToggle: (expanded: boolean) => void;
  /**
   * Level of its title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** The whole of it; rendered only while it is open. */
  children: ReactNode;
}
