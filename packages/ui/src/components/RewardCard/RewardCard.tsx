import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useId } from "react";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";
import { Progress } from "../Progress/Progress.tsx";

/**
 * A reward of a player: reason, amount, progress and a claim button. A list item. Styles: `@volado/ui/reward-
 * card.css`, and `@volado/ui/progress.css` if it shows progress.
 */
export function RewardCard({
  name,
  detail,
  amount,
  amountLabel,
  over = false,
  status,
  progress,
  claimLabel,
  claimName,
  onClaim,
  className,
  ...rest
}: RewardCardProps) {
  const nameId = useId();
  return (
    <li
      {...rest}
      className={clsx("vo-reward", className)}
      data-claimable={onClaim && ""}
      data-over={over || undefined}
    >
      <div className="vo-reward__what">
        <b id={nameId}>{name}</b>
        <small className="vo-reward__detail">{detail}</small>
        {progress !== undefined && <Progress aria-labelledby={nameId} value={progress} />}
        {status !== undefined && <Badge tone={onClaim ? "action" : "quiet"}>{status}</Badge>}
      </div>
      <div className="vo-reward__worth">
        {amountLabel !== undefined && <small className="vo-reward__detail">{amountLabel}</small>}
        <b className="vo-reward__amount">
          <CoinMark size={20} /> {amount}
        </b>
        {onClaim && (
          <Button size="s" aria-label={claimName} onClick={onClaim}>
            {claimLabel}
          </Button>
        )}
      </div>
    </li>
  );
}

export interface RewardCardProps extends Omit<ComponentPropsWithRef<"li">, "children"> {
  /** What it is for. */
  name: string;
  /** One more line, such as the grant date, the expiry or a task's progress. */
  detail: string;
  /** The formatted amount with its currency symbol. */
  amount: string;
  /** What the amount is, if it isn't owed, such as "Possible prize". */
  amountLabel?: string | undefined;
  /** Mutes a card that is history. Defaults to `false`. */
  over?: boolean | undefined;
  /** The status in a word or two. */
  status?: string | undefined;
  /** Progress from 0 to 1. Without it there is no progress bar. */
  progress?: number | undefined;
  /** Label of the button, such as "Claim". */
  claimLabel: string;
  /** Accessible name of the button, to tell several apart: includes amount and reason. */
  claimName: string;
  /** Claims the reward. The button is loading until a returned promise settles. Without it there is no button. */
  onClaim?: (() => unknown) | undefined;
}
