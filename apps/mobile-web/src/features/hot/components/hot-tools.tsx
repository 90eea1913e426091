import { limits } from "@volado/config";
import { changeHotFilter, HotCentreMode, openHotCentre } from "@volado/domain/games";
import { Button, ButtonLink, EmptyState, FlameIcon, SearchBox, SegmentedChoice, StarIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FilterButton } from "../../../shared/games/filter-button.tsx";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import type { HotChoice } from "./hot-filter.tsx";

const ICON = 18;
const HotFilter = lazyComponent({
  name: "hot filter",
  load: () => import("./hot-filter.tsx"),
  prefetch: "idle",
  onFail: "message",
});

/** Search and filter of the hot games, and the switch to favourites (Spec §2 "Hot games centre"). */
export function HotTools({ state, all, onChange }: HotChoice) {
  const { t } = useTranslation();
  const collection = state.mode === HotCentreMode.Favourites;
  return (
    <div className="app-list-tools">
      <div className="app-list-tools__search">
        <SearchBox
          term={state.name}
          delay={limits.search.debounce}
          onSearch={(name) => onChange((latest) => changeHotFilter(latest, { name }))}
          labels={{
            field: t("hotCentre.search"),
            placeholder: t("hotCentre.placeholder"),
            clear: t("games.search.clear"),
          }}
        />
        <FilterButton
          active={state.mode === HotCentreMode.Filter && (state.type !== undefined || state.vendor !== "")}
          filter={HotFilter}
          props={{ state, all, onChange }}
        />
      </div>
      <SegmentedChoice
        label={t("games.show")}
        value={collection ? HotCentreMode.Favourites : HotCentreMode.Hot}
        onValueChange={(mode) => onChange(openHotCentre(mode))}
        options={[
          { value: HotCentreMode.Hot, label: t("games.modes.hot"), icon: <FlameIcon size={ICON} /> },
          { value: HotCentreMode.Favourites, label: t("games.modes.fav"), icon: <StarIcon size={ICON} /> },
        ]}
      />
    </div>
  );
}

/** Empty state of the hot games centre: resets the filter, leaves the empty favourites, or links to all games. */
export function HotEmpty({ state: { mode }, onChange }: Pick<HotChoice, "state" | "onChange">) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const variant = mode === HotCentreMode.Filter ? "filter" : mode;
  return (
    <EmptyState
      title={t(`games.empty.${variant}.title`)}
      action={
        mode === HotCentreMode.Hot ? (
          <ButtonLink variant="quiet" href={paths.gameCenter.to()} onNavigate={follow}>
            {t("games.empty.showAll")}
          </ButtonLink>
        ) : (
          <Button variant="quiet" onClick={() => onChange(openHotCentre())}>
            {mode === HotCentreMode.Filter ? t("games.empty.reset") : t("hotCentre.showHot")}
          </Button>
        )
      }
    >
      {mode === HotCentreMode.Filter ? t("hotCentre.nothing") : t(`games.empty.${mode}.text`)}
    </EmptyState>
  );
}
