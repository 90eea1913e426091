import { VendorRowsRoom } from "../../features/lobby/components/vendor-rows-room.tsx";
import { merchant } from "../../shared/merchant.ts";

/** The room of what lies below home's first view, until its code and the vendors are there. */
export function LowerHomeRoom() {
  return (
    <>
      {merchant.policy.decorativeJackpot && <div className="app-jackpot" />}
      <VendorRowsRoom />
    </>
  );
}
