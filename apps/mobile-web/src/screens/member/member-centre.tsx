import "./member.css";
import { AccountList } from "../../features/account/components/account-list.tsx";
import { MemberTiles, type MemberTilesProps } from "../../features/account/components/member-tiles.tsx";
import { MoneyButtons } from "../../features/account/components/money-buttons.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { AgeNote } from "./age-note.tsx";
import { OwnCard } from "./own-card.tsx";
import { useUnread } from "./use-unread.ts";

/** Who is here, the money with its two ways, every place of the member's, and the way out (Spec §2 "/m/member/home"). */
export function MemberCentre({ opens }: Pick<MemberTilesProps, "opens">) {
  const unread = useUnread();
  return (
    <div className="app-profile">
      <section className="app-card">
        <OwnCard />
        <Balance size="full" />
        <MoneyButtons opens={opens} />
      </section>
      <MemberTiles opens={opens} unread={unread} />
      <AccountList />
      <AgeNote />
    </div>
  );
}
