import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";

/** A match in progress: state, league, and the two sides with their scores. A link to its sportsbook. */
export function MatchCard({ state, league, sides, href, onNavigate, className, ...rest }: MatchCardProps) {
  return (
    <a {...rest} className={clsx("vo-match", className)} href={href} onClick={linkClick(onNavigate)}>
      <span className="vo-match__head">
        <span className="vo-match__state">{state}</span> <span className="vo-match__league">{league}</span>
      </span>
      {sides.map(({ name, score }) => (
        <span key={name} className="vo-match__side">
          <span className="vo-match__name">{name}</span> <span className="vo-match__score">{score}</span>
        </span>
      ))}
    </a>
  );
}

/** Placeholder of a match, in the same size. Hidden from assistive technology. */
export function MatchCardSkeleton({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return (
    <div {...rest} className={clsx("vo-match", className)} data-skeleton="" aria-hidden="true">
      <span className="vo-match__head" />
      <span className="vo-match__side" />
      <span className="vo-match__side" />
    </div>
  );
}

/** One of a match's two sides. */
export interface MatchSide {
  readonly name: string;
  readonly score: string | number;
}

export interface MatchCardProps extends Omit<ComponentPropsWithRef<"a">, "children"> {
  /** The minute, or another state as text, such as "67'". */
  state: string;
  league: string;
  /** Home, then away. */
  sides: readonly [home: MatchSide, away: MatchSide];
  href: string;
  /** Called for a plain click. Prevent the default to navigate with a router. */
  onNavigate?: NavigateHandler | undefined;
}

/** A horizontally scrolling row of matches. Its children are list items. Place it across the full page width. */
export function MatchStrip({ label, busy = false, className, children, ...rest }: MatchStripProps) {
  return (
    <div {...rest} className={clsx("vo-match-strip vo-edge-fade", className)}>
      <ul className="vo-match-strip__list vo-edge-fade__strip" aria-label={label} aria-busy={busy}>
        {children}
      </ul>
    </div>
  );
}

export interface MatchStripProps extends ComponentPropsWithRef<"div"> {
  /** Accessible name of the list. */
  label: string;
  /** Whether the matches are still loading. Defaults to `false`. */
  busy?: boolean | undefined;
}
