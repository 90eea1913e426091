import "./member.css";
import "./withdraw.css";
import { Withdraw } from "../../features/withdrawals/components/withdraw.tsx";

/** Taking money out (Spec §2 /m/withdraw). */
export default function WithdrawScreen() {
  return <Withdraw />;
}
