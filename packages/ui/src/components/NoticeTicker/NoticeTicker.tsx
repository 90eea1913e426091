import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useState } from "react";
import { BellIcon } from "../../icons/index.ts";
import { PauseButton, type PauseLabels } from "../../motion/pause-button.tsx";

/** Reading pace of the running line: seconds per character, and the least a round may take. */
const SECONDS_PER_CHARACTER = 0.16;
const MIN_SECONDS = 12;

/**
 * One line of announcements that runs past; a tap opens the one under the finger. It can be paused, stands while
 * it is touched or focused, and stands altogether under reduced motion.
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

/** All notices in a line. The copy that follows it, so that the line never ends, is for eyes and fingers only. */
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

/** One announcement, as far as the ticker shows it. */
export interface Notice {
  id: string;
  /** One plain line. */
  text: string;
}

/** Strings of {@link NoticeTicker}. */
export interface NoticeTickerLabels extends PauseLabels {}

export interface NoticeTickerProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Name of the region, such as "Announcements". */
  label: string;
  /** In order; with none, nothing is rendered. */
  notices: readonly Notice[];
  labels: NoticeTickerLabels;
  /** Called with the notice that was tapped. */
  onOpen: (notice: Notice) => void;
}
