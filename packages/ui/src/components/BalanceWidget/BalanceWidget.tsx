import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useState } from "react";
import { EyeIcon, EyeOffIcon, RefreshIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

/** Shown for the figures while they are hidden or being fetched: always as long, so it tells nothing. */
const MASK = "*****";

/**
 * The player's total: hidden as asterisks on request, masked while it is being fetched, and fetched anew on
 * request. The consumer keeps whether it is hidden.
 */
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
  // Sums also change by themselves, after every round of a game: only what the player asked for is announced.
  const [asked, setAsked] = useState(false);
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
        <span className="vo-balance__amount" aria-live={asked ? "polite" : "off"} aria-busy={refreshing}>
          <span className="vo-balance__figures" aria-hidden={covered}>
            {covered ? MASK : total}
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
          onBlur={() => setAsked(false)}
          onClick={() => {
            if (refreshing) return;
            setAsked(true);
            onRefresh();
          }}
        >
          <RefreshIcon className="vo-balance__refresh" size={20} />
        </IconButton>
      )}
    </div>
  );
}

/** Strings of {@link BalanceWidget}. */
export interface BalanceLabels {
  /** What the sum is, such as "Balance". Seen in the full size, only heard in the compact one. */
  balance: string;
  /** Name of the toggle, the same whether it is on or off: "Hide balance". */
  hide: string;
  /** AccessibleNode in place of the asterisks while the sum is hidden. */
  hidden: string;
  /** Name of the refresh button. */
  refresh: string;
  /** AccessibleNode in place of the asterisks while the sum is being fetched. */
  refreshing: string;
}

export interface BalanceWidgetProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The sum with its currency symbol, ready formatted. */
  total: string;
  /** Whether the player hid the sum. */
  masked: boolean;
  onMaskedChange: (masked: boolean) => void;
  /**
   * Masks the sum while a new one is being fetched.
   * @default false
   */
  refreshing?: boolean | undefined;
  /** Fetches the sum anew; without it there is no refresh button. */
  onRefresh?: (() => void) | undefined;
  /**
   * `compact` is for the header, `full` for cards and pages.
   * @default "full"
   */
  size?: "compact" | "full" | undefined;
  labels: BalanceLabels;
}
