import { create } from "zustand";
import { followStored, localValues } from "../../shared/storage/site-storage.ts";

interface BalanceVisibility {
  readonly hidden: boolean;
  readonly setHidden: (hidden: boolean) => void;
}

const isHidden = (): boolean => localValues.read("hideBalance") === "1";

/** Whether amounts are shown as asterisks; kept between visits (Spec §4 "Balance hide toggle"). */
export const useBalanceVisibility = create<BalanceVisibility>((set) => ({
  hidden: isHidden(),
  setHidden: (hidden) => {
    localValues.write("hideBalance", hidden ? "1" : "0");
    set({ hidden });
  },
}));

followStored("hideBalance", () => useBalanceVisibility.setState({ hidden: isHidden() }));
