import { CoinMark, FilterIcon, IconButton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OverlayProps } from "../lazy/lazy-boundary.tsx";
import type { LazyComponent } from "../lazy/lazy-component.tsx";
import { prefetch } from "../lazy/prefetch.ts";
import { afterNextPaint } from "../motion/taps.ts";

/** Opens the lazily loaded filter of a game list (Spec §2 "Game list"); a failure shows a toast. */
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
    // Rendering the filter takes longer than a frame, so the pressed state is painted first.
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
  /** Whether the list is filtered. */
  readonly active: boolean;
  readonly filter: LazyComponent<Props & OverlayProps>;
  readonly props: Props;
}
