import { VendorRowsSkeleton } from "../../features/lobby/components/vendor-rows-skeleton.tsx";
import { merchant } from "../../shared/merchant.ts";

/** Stands for what lies below home's first view, until its code and the vendors are there. */
export function LowerHomeSkeleton() {
  return (
    <>
      {merchant.policy.decorativeJackpot && <div className="app-jackpot" />}
      <VendorRowsSkeleton />
    </>
  );
}
