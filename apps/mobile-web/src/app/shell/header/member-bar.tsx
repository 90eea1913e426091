import "./member-bar.css";
import { Balance } from "../../../features/wallet/components/balance.tsx";
import { DepositButton } from "./deposit-button.tsx";
import { MemberButton } from "./member-button.tsx";

/** What a signed-in player finds at the end of the home header (Spec §2 "Home header"). */
export default function MemberBar() {
  return (
    <>
      <Balance size="compact" />
      <DepositButton />
      <MemberButton />
    </>
  );
}
