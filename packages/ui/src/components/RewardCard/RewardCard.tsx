import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useId } from "react";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Progress } from "../Progress/Progress.tsx";

/**
 * Something a player has earned or is earning: what for, how much, how far, and the way to claim it. An item
 * of a list. Its styles are a sheet of their own, `@volado/ui/reward-card.css`, and where there is a bar
 * `@volado/ui/progress.css`.
 */
export function RewardCard({
  name,
  detail,
  amount,
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
    <li {...rest} className={clsx("vo-reward", className)} data-claimable={onClaim && ""}>
      <div className="vo-reward__what">
        <b id={nameId}>{name}</b>
        <small className="vo-reward__detail">{detail}</small>
        {progress !== undefined && <Progress aria-labelledby={nameId} value={progress} />}
        {status !== undefined && <Badge tone={onClaim ? "action" : "quiet"}>{status}</Badge>}
      </div>
      <div className="vo-reward__worth">
        <b className="vo-reward__amount">{amount}</b>
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
  /** One line more: when it was given, until when it can be claimed, how far a task has come. */
  detail: string;
  /** With its currency symbol, ready formatted. */
  amount: string;
  /** Where it stands, in a word or two. */
  status?: string | undefined;
  /** How far it has come, from 0 to 1; without it there is no bar. */
  progress?: number | undefined;
  /** What the button says, such as "Claim". */
  claimLabel: string;
  /** The button's name where there are several: with the amount and what it is for. */
  claimName: string;
  /** Claims it; the button waits for a promise. Without it nothing can be claimed. */
  onClaim?: (() => unknown) | undefined;
}
