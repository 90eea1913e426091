import "@volado/ui/copy-line.css";
import "./invite.css";
import { Card, CopyLine, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { invitationAddress } from "../../../shared/invitation/invitation-address.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useOwnInvitation } from "../hooks/use-own-invitation.ts";
import { InvitationCodePicture } from "./invitation-code-picture.tsx";
import { InvitationRewards } from "./invitation-rewards.tsx";
import { InvitedFriends } from "./invited-friends.tsx";
import { ShareButtons } from "./share-buttons.tsx";

/** The panel on its way. */
export function InviteSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="app-invite" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("invite.loading")}
      </p>
      <Skeleton height={440} />
      <Skeleton height={80} />
    </div>
  );
}

/**
 * A member's link as text, as picture, by WhatsApp and on the phone's share sheet, what it brings, and who came
 * (Spec §2 /m/inviteFriends).
 */
export function InvitePanel() {
  const { t } = useTranslation();
  const copy = useCopy();
  const invitation = useOwnInvitation();
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
        <InvitationCodePicture address={address} />
        <CopyLine onCopy={copy} name={t("invite.link")} copyLabel={t("invite.copyLink")} value={address} />
        <CopyLine onCopy={copy} name={t("invite.code")} copyLabel={t("invite.copyCode")} value={code} />
        <ShareButtons address={address} />
      </Card>
      <InvitedFriends invited={invited} friends={friends} />
    </div>
  );
}
