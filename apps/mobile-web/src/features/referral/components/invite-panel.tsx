import "@volado/ui/copy-line.css";
import "./invite.css";
import "@volado/ui/fact-list.css";
import { useQuery } from "@tanstack/react-query";
import { invitationQueries } from "@volado/api-client/query";
import type { Invitation, InvitationRewards as Rewards } from "@volado/domain/member";
import { Card, CopyLine, FactList, List, ListItem, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { AddressPicture, ShareButtons } from "../../../shared/device/share-address.tsx";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { invitationAddress } from "../../../shared/session/invitation.ts";
import { useSession } from "../../../shared/session/session-store.ts";

function InvitedFriends({ invited, friends }: Pick<Invitation, "invited" | "friends">) {
  const { t } = useTranslation();
  const { dateOf } = useDates();
  return (
    <section className="app-invite__friends">
      <h2>{t("invite.friends")}</h2>
      <p className="app-invite__text">
        {invited === 0 ? t("invite.none") : t("invite.count", { count: invited })}
      </p>
      {friends.length > 0 && (
        <Card kind="list">
          <List aria-label={t("invite.latest")}>
            {friends.map(({ name, joinedAt }) => (
              <ListItem key={`${name} ${joinedAt}`} end={<small>{dateOf(joinedAt)}</small>}>
                {name}
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </section>
  );
}

/** The reward of each side, if the gateway names any. */
function InvitationRewards({ inviter, friend }: Rewards) {
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

export function InviteSkeleton() {
  return (
    <LoadingBlock className="app-invite" text="invite.loading">
      <Skeleton height={440} />
      <Skeleton height={80} />
    </LoadingBlock>
  );
}

/** A member's invitation: link, QR code, sharing, rewards and invited friends (Spec §2 /m/inviteFriends). */
export function InvitePanel() {
  const { t } = useTranslation();
  const copy = useCopy();
  const invitation = asyncState(useQuery(invitationQueries.own(useClient(), useSession()?.userName)));
  if (invitation.phase === "pending") return <InviteSkeleton />;
  if (invitation.phase === "failed") return <LoadFailure title={t("invite.failed")} failure={invitation} />;
  const { code, invited, friends, rewards } = invitation.data;
  const address = invitationAddress(window.location.origin, code);
  return (
    <div className="app-invite">
      <Card className="app-invite__card">
        <h2>{t("invite.title")}</h2>
        <p className="app-invite__text">{t("invite.text")}</p>
        {rewards && <InvitationRewards {...rewards} />}
        <AddressPicture address={address} />
        <CopyLine onCopy={copy} name={t("invite.link")} copyLabel={t("invite.copyLink")} value={address} />
        <CopyLine onCopy={copy} name={t("invite.code")} copyLabel={t("invite.copyCode")} value={code} />
        <ShareButtons address={address} />
      </Card>
      <InvitedFriends invited={invited} friends={friends} />
    </div>
  );
}
