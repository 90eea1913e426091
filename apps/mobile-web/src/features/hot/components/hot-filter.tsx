import {
  changeHotFilter,
  everyHotGame,
  type Game,
  type GameType,
  type HotCentreState,
  hotTypes,
  hotVendors,
  withHotType,
} from "@volado/domain/games";
import { Button, Drawer, SegmentedChoice } from "@volado/ui";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OverlayProps } from "../../../shared/lazy/lazy-boundary.tsx";
import { useCategories } from "../../../shared/navigation/use-categories.ts";
import type { Change } from "../../../shared/navigation/use-choice.ts";

/** Returns a vendor's name by code, or the code itself if the categories lack it or have not loaded. */
const useVendorNames = (): ((code: string) => string) => {
  const { data: categories } = useCategories();
  const names = useMemo(
    () =>
      new Map(categories?.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const))),
    [categories],
  );
  return useCallback((code) => names.get(code) ?? code, [names]);
};

/** Filter of the hot games by the types and vendors among them. Changes are a draft until submitted (Spec §2, §9). */
export default function HotFilter({ open, state, all, onChange, onClose }: HotFilterProps) {
  const { t } = useTranslation();
  const nameOf = useVendorNames();
  const [draft, setDraft] = useState({ type: state.type, vendor: state.vendor });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft({ type: state.type, vendor: state.vendor });
  }
  const any = { value: "", label: t("games.filter.any") } as const;
  const submit = (filter: typeof draft) => {
    onChange((latest) => changeHotFilter(latest, filter));
    onClose();
  };
  return (
    <Drawer
      className="vo-filter-drawer"
      open={open}
      onClose={onClose}
      title={t("games.filter.title")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button variant="quiet" block onClick={() => setDraft(everyHotGame)}>
            {t("common.reset")}
          </Button>
          <Button block onClick={() => submit(draft)}>
            {t("common.apply")}
          </Button>
        </>
      }
    >
      <SegmentedChoice<GameType | "">
        label={t("hotCentre.type")}
        labelShown
        wrap
        options={[
          any,
          ...hotTypes(all).map((type) => ({ value: type, label: t(`shell.categories.${type}`) })),
        ]}
        value={draft.type ?? ""}
        onValueChange={(type) => setDraft(withHotType(draft, type === "" ? undefined : type, all))}
      />
      <SegmentedChoice
        label={t("games.filter.vendor")}
        labelShown
        wrap
        options={[any, ...hotVendors(all, draft.type).map((code) => ({ value: code, label: nameOf(code) }))]}
        value={draft.vendor}
        onValueChange={(vendor) => setDraft({ ...draft, vendor })}
      />
    </Drawer>
  );
}

/** Props shared by the controls of the hot games. */
export interface HotChoice {
  readonly state: HotCentreState;
  /** All hot games; the filter offers their types and vendors. */
  readonly all: readonly Game[];
  readonly onChange: (change: Change<HotCentreState>) => void;
}

interface HotFilterProps extends HotChoice, OverlayProps {}
