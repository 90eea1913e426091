import { CoinMark, FilterIcon, IconButton } from "@volado/ui";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { whenIdle } from "../idle/when-idle.ts";
import { afterNextPaint } from "../motion/after-next-paint.ts";
import { showToast } from "../toast/toast-store.ts";

/**
 * Opens the filter of a list of games, whose code comes in an idle moment, or else with the first press (Spec
 * §2 "Game list"). Code that can't be had is said in a message; the list and what was typed stay as they are,
 * and the next tap asks again.
 */
export function FilterButton<Props extends object>({ active, load, props }: FilterButtonProps<Props>) {
  const { t } = useTranslation();
  const [Filter, setFilter] = useState<ComponentType<Props & OpenFilter>>();
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(
    () =>
      void whenIdle()
        .then(load)
        .catch(() => undefined),
    [load],
  );

  // Not a lazy component: code that doesn't come must not take the list away.
  const show = async () => {
    setLoading(true);
    try {
      const { default: loaded } = await load();
      setFilter(() => loaded);
      setOpen(true);
    } catch {
      showToast({ kind: "error", text: t("errors.network") });
    }
    setLoading(false);
  };
  const tap = () => {
    if (Filter) afterNextPaint(() => setOpen(true));
    else if (!loading) void show();
  };

  return (
    <>
      <IconButton
        className="app-filter-button"
        label={active ? t("games.filter.openActive") : t("games.filter.open")}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        data-active={active || undefined}
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={tap}
      >
        {loading ? <CoinMark spin /> : <FilterIcon />}
      </IconButton>
      {Filter && <Filter {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the button tells the filter beside its props. */
export interface OpenFilter {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface FilterButtonProps<Props extends object> {
  /** The list is narrowed by it. */
  readonly active: boolean;
  /** Imports the filter. */
  readonly load: () => Promise<{ default: ComponentType<Props & OpenFilter> }>;
  readonly props: Props;
}
