import { HotCentreMode } from "@volado/domain";
import { FilterIcon, IconButton } from "@volado/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HotChoice } from "../hot-choice.ts";

const HotFilter = lazy(() => import("./hot-filter.tsx"));

/** Opens the filter; its code comes with the first tap. */
export function HotFilterButton({ state, all, onChange }: HotChoice) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const active = state.mode === HotCentreMode.Filter && (state.type !== undefined || state.vendor !== "");
  return (
    <>
      <IconButton
        label={active ? t("games.filter.openActive") : t("games.filter.open")}
        aria-haspopup="dialog"
        data-active={active || undefined}
        className="app-filter-button"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <FilterIcon />
      </IconButton>
      {wanted && (
        <Suspense>
          <HotFilter open={open} state={state} all={all} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
