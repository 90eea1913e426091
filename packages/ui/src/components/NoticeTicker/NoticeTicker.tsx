import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useState } from "react";
import { BellIcon } from "../../icons/index.ts";
import { PauseButton, type PauseLabels } from "../../motion/pause-button.tsx";

/** Speed of the ticker in seconds per character, and the minimum duration of a cycle. */
const SECONDS_PER_CHARACTER = 0.16;
const MIN_SECONDS = 12;

/**
 * A scrolling line of announcements. A tap opens the one under the finger. It pauses on request and during touch or
 * focus, and doesn't move under reduced motion.
 */
export function NoticeTicker({
  label,
  notices,
  labels,
  onOpen,
  className,
  style,
  ...rest
}: NoticeTickerProps) {
  const [paused, setPaused] = useState(false);
  if (notices.length === 0) return null;
  const characters = notices.reduce((sum, { text }) => sum + text.length, 0);
  const seconds = Math.max(MIN_SECONDS, Math.round(characters * SECONDS_PER_CHARACTER));
  const pace: Record<"--vo-ticker-round", string> = { "--vo-ticker-round": `${seconds}s` };
  return (
    <section
      {...rest}
      className={clsx("vo-ticker", className)}
      style={{ ...style, ...pace }}
      data-paused={paused || undefined}
      aria-label={label}
    >
      <BellIcon className="vo-ticker__icon" size={18} />
      <div className="vo-ticker__window">
        <div className="vo-ticker__track">
          <NoticeLine notices={notices} onOpen={onOpen} />
          <NoticeLine notices={notices} onOpen={onOpen} copy />
        </div>
      </div>
      <PauseButton className="vo-ticker__pause" paused={paused} labels={labels} onPausedChange={setPaused} />
    </section>
  );
}

/** All notices in a line. The repetition that makes the loop seamless is hidden from keyboard and screen readers. */
function NoticeLine({ notices, onOpen, copy = false }: NoticeLineProps) {
  return (
    <ul className="vo-ticker__line" aria-hidden={copy || undefined}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <button
            type="button"
            className="vo-ticker__notice"
            tabIndex={copy ? -1 : undefined}
            onClick={() => onOpen(notice)}
          >
            {notice.text}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NoticeLineProps extends Pick<NoticeTickerProps, "notices" | "onOpen"> {
  copy?: boolean;
}

export interface Notice {
  id: string;
  /** One line of plain text. */
  text: string;
}

export interface NoticeTickerLabels extends PauseLabels {}

export interface NoticeTickerProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Accessible name of the region, such as "Announcements". */
  label: string;
  /** In display order. Renders nothing when empty. */
  notices: readonly Notice[];
  labels: NoticeTickerLabels;
  /** Called with the tapped notice. */
  onOpen: (notice: Notice) => void;
}
