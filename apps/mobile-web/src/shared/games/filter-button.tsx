import { CoinMark, FilterIcon, IconButton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OverlayProps } from "../lazy/lazy-boundary.tsx";
import type { LazyComponent } from "../lazy/lazy-component.tsx";
import { prefetch } from "../lazy/prefetch.ts";
import { afterNextPaint } from "../motion/after-next-paint.ts";

/**
 * Opens the filter of a list of games, whose code comes in an idle moment, or else with the first press
 * (Spec §2 "Game list"), which the button shows. Code that can't be had is said in a message; the list and what was
 * typed stay as they are, and the next tap asks again.
 */
export function FilterButton<Props extends object>({
  active,
  filter: Filter,
  props,
}: FilterButtonProps<Props>) {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);

  const tap = () => {
    if (loading) return;
    setLoading(true);
    const ready = () => setLoading(false);
    Filter.preload().then(ready, ready);
    // Drawing the filter takes longer than a frame: the press is seen first, also at the first tap.
    afterNextPaint(() => setOpen(true));
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
        onPointerDown={() => prefetch(Filter.preload)}
        onClick={tap}
      >
        {loading ? <CoinMark spin /> : <FilterIcon />}
      </IconButton>
      <Filter {...props} open={open} onClose={() => setOpen(false)} waiting={null} />
    </>
  );
}

interface FilterButtonProps<Props extends object> {
  /** The list is narrowed by it. */
  readonly active: boolean;
  /** An overlay whose code comes late. */
  readonly filter: LazyComponent<Props & OverlayProps>;
  readonly props: Props;
}
