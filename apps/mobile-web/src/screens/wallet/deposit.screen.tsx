import "@volado/ui/fact-list.css";
import "./deposit.css";
import { useSearchParams } from "react-router";
import { DepositDesk } from "../../features/deposit/components/deposit-desk.tsx";
import { DepositProgress } from "../../features/deposit/components/deposit-progress.tsx";
import { useSiteInfo } from "../../shared/services/use-site.ts";

/** The parts of the texts that it uses; the copy message is part of the menus' texts. */
export const texts = ["deposit", "menus"] as const;

/**
 * Deposits (Spec §2 /m/voucherCenter): the form, or the state of the deposit in the address. Free accounts are
 * rejected before (§6).
 */
export default function DepositScreen() {
  const [search] = useSearchParams();
  const depositId = search.get("deposit");
  const newLayout = useSiteInfo()?.template.newDepositLayout ?? true;
  if (depositId) return <DepositProgress key={depositId} depositId={depositId} />;
  return <DepositDesk newLayout={newLayout} />;
}
