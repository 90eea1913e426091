import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useState } from "react";
import { EyeIcon, EyeOffIcon, RefreshIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

/** Replaces the amount while it is hidden or loading. The fixed length reveals nothing about it. */
export const BALANCE_MASK = "*****";

/** The player's balance, which can be hidden and refreshed. Controlled: the owner stores whether it is hidden. */
export function BalanceWidget({
  total,
  masked,
  onMaskedChange,
  refreshing = false,
  onRefresh,
  size = "full",
  labels,
  className,
  ...rest
}: BalanceWidgetProps) {
  // The balance also changes after every game round. Only a refresh that the player requested is announced.
  const [announced, setAnnounced] = useState(false);
  const covered = masked || refreshing;
  return (
    <div
      {...rest}
      className={clsx("vo-balance", className)}
      data-size={size}
      data-refreshing={refreshing || undefined}
    >
      <div className="vo-balance__sum">
        <span className={size === "compact" ? "vo-visually-hidden" : "vo-balance__label"}>
          {labels.balance}
        </span>
        <span className="vo-balance__amount" aria-live={announced ? "polite" : "off"} aria-busy={refreshing}>
          <span className="vo-balance__figures" aria-hidden={covered}>
            {covered ? BALANCE_MASK : total}
          </span>
          {covered && (
            <span className="vo-visually-hidden">{refreshing ? labels.refreshing : labels.hidden}</span>
          )}
        </span>
      </div>
      <IconButton
        className="vo-balance__button"
        label={labels.hide}
        pressed={masked}
        onClick={() => onMaskedChange(!masked)}
      >
        {masked ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      </IconButton>
      {onRefresh && (
        <IconButton
          className="vo-balance__button"
          label={labels.refresh}
          aria-disabled={refreshing}
          onBlur={() => setAnnounced(false)}
          onClick={() => {
            if (refreshing) return;
            setAnnounced(true);
            onRefresh();
          }}
        >
          <RefreshIcon className="vo-balance__refresh" size={20} />
        </IconButton>
      )}
    </div>
  );
}

export interface BalanceLabels {
  /** Name of the amount, such as "Balance". Visible in the full size, visually hidden in the compact one. */
  balance: string;
  /** Accessible name of the toggle, the same in both states: "Hide balance". */
  hide: string;
  /** Read instead of the asterisks while the balance is hidden. */
  hidden: string;
  /** Name of the refresh button. */
  refresh: string;
  /** Read instead of the asterisks while the balance is loading. */
  refreshing: string;
}

export interface BalanceWidgetProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The formatted amount with its currency symbol. */
  total: string;
  /** Whether the player has hidden the balance. */
  masked: boolean;
  onMaskedChange: (masked: boolean) => void;
  /** Masks the balance while a new one is loading. Defaults to `false`. */
  refreshing?: boolean | undefined;
  /** Reloads the balance. Omit it to hide the refresh button. */
  onRefresh?: (() => void) | undefined;
  /** `compact` is for the header, `full` for cards and pages. Defaults to `"full"`. */
  size?: "compact" | "full" | undefined;
  labels: BalanceLabels;
}
