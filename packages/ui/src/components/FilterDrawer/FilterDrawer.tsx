import { clsx } from "clsx/lite";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Drawer, type DrawerProps } from "../Drawer/Drawer.tsx";
import { type ChoiceOption, SegmentedChoice } from "../SegmentedChoice/SegmentedChoice.tsx";

/** The selected filter. "" means no limit. */
export interface GameFilter {
  vendor: string;
  minBet: string;
}

/** One vendor or one minimum bet. */
export type FilterOption = ChoiceOption<string>;

/**
 * The filter of a game list: vendor and, for slots, minimum bet. Changes are a draft until submitted; closing discards
 * it.
 */
export function FilterDrawer({
  open,
  onClose,
  filter,
  vendors,
  everyVendor = true,
  minBets = [],
  onSubmit,
  labels,
  className,
  ...rest
}: FilterDrawerProps) {
  const [draft, setDraft] = useState(filter);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(filter);
  }
  const every = { value: "", label: labels.all };
  const makers = everyVendor && vendors.length > 0 ? [every, ...vendors] : vendors;
  return (
    <Drawer
      {...rest}
      className={clsx("vo-filter-drawer", className)}
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      actions={
        <>
          <Button
            variant="quiet"
            block
            onClick={() => setDraft({ vendor: makers[0]?.value ?? "", minBet: "" })}
          >
            {labels.reset}
          </Button>
          <Button block onClick={() => onSubmit(draft)}>
            {labels.submit}
          </Button>
        </>
      }
    >
      {makers.length > 0 && (
        <SegmentedChoice
          label={labels.vendor}
          labelShown
          wrap
          options={makers}
          value={draft.vendor}
          onValueChange={(vendor) => setDraft({ ...draft, vendor })}
        />
      )}
      {minBets.length > 0 && (
        <SegmentedChoice
          label={labels.minBet}
          labelShown
          wrap
          options={[every, ...minBets]}
          value={draft.minBet}
          onValueChange={(minBet) => setDraft({ ...draft, minBet })}
        />
      )}
    </Drawer>
  );
}

export interface FilterDrawerLabels {
  title: string;
  /** Heading of the vendors. */
  vendor: string;
  /** Heading of the minimum bets. */
  minBet: string;
  /** Label of the option without a limit. */
  all: string;
  submit: string;
  reset: string;
  /** Name of the close button. */
  close: string;
}

export interface FilterDrawerProps
  extends Omit<DrawerProps, "title" | "closeLabel" | "actions" | "children" | "onSubmit" | "side"> {
  /** The applied filter, from which the draft starts each time the drawer opens. */
  filter: GameFilter;
  /** Vendors, without "all". If empty, that part is not shown. */
  vendors: readonly FilterOption[];
  /** Whether "all vendors" can be selected. If not, a reset selects the first vendor. Defaults to `true`. */
  everyVendor?: boolean | undefined;
  /** Formatted minimum bets, without "all". Without them that part is not shown. Defaults to `[]`. */
  minBets?: readonly FilterOption[] | undefined;
  /** Called with the draft. The owner closes the drawer. */
  onSubmit: (filter: GameFilter) => void;
  labels: FilterDrawerLabels;
}
