import "@volado/ui/fact-list.css";
import type { InvitationRewards as Rewards } from "@volado/domain/member";
import { FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";

/** What each side gets for an invitation, by the gateway's figures alone; nothing where it names none. */
export function InvitationRewards({ inviter, friend }: Rewards) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const items = [
    { label: t("invite.youGet"), centavos: inviter },
    { label: t("invite.friendGets"), centavos: friend },
  ].flatMap(({ label, centavos }) =>
    centavos === undefined ? [] : [{ label, value: money(merchantMoney(centavos)) }],
  );
  return items.length === 0 ? null : <FactList items={items} />;
}
