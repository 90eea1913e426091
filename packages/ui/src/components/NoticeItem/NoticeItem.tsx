import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ChevronDownIcon } from "../../icons/index.ts";

/**
 * An announcement in a list: title, date and preview, expanded in place. Controlled. Styles: `@volado/ui/notice-
 * item.css`.
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
  /** The formatted date, if known. */
  date?: string | undefined;
  /** Plain-text preview, truncated to one line; "" for none. Shown while collapsed. */
  preview: string;
  /** Marks it as unread, such as "Unread". Omit it once read. */
  unreadLabel?: string | undefined;
  expanded: boolean;
  /** Called with the requested state. */
  onToggle: (expanded: boolean) => void;
  /** Heading level of its title. Defaults to 2. */
  headingLevel?: 2 | 3 | undefined;
  /** The full text. Rendered only while expanded. */
  children: ReactNode;
}
