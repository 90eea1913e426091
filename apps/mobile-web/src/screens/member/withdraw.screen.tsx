import "./member.css";
import "./withdraw.css";
import { MoneyPlaces } from "../../features/wallet/components/money-places.tsx";
import { Withdraw } from "../../features/withdrawals/components/withdraw.tsx";

/** The parts of the texts that it uses. */
export const texts = ["money"] as const;

/** Withdrawals (Spec §2 /m/withdraw), and where the rest of the money is (§7 "merchant wallet"). */
export default function WithdrawScreen() {
  return (
    <>
      <Withdraw />
      <MoneyPlaces />
    </>
  );
}
