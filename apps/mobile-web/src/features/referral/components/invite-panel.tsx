import "@volado/ui/copy-line.css";
import "./invite.css";
import { Button, Card, CopyLine, ShareIcon, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { invitationAddress } from "../../../shared/invitation/invitation-address.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useOwnInvitation } from "../hooks/use-own-invitation.ts";
import { useShare } from "../hooks/use-share.ts";
import { InvitationCodePicture } from "./invitation-code-picture.tsx";
import { InvitedFriends } from "./invited-friends.tsx";

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
 * A member's link as text, as picture and on the phone's share sheet, the code in it, and who came (Spec §2
 * /m/inviteFriends).
 */
export function InvitePanel() {
  const { t } = useTranslation();
  const copy = useCopy();
  const share = useShare();
  const invitation = useOwnInvitation();
  if (invitation.phase === "pending") return <InviteSkeleton />;
  if (invitation.phase === "failed") return <LoadFailure title={t("invite.failed")} failure={invitation} />;
  const { code, invited, friends } = invitation.data;
  const address = invitationAddress(window.location.origin, code);
  return (
    <div className="app-invite">
      <Card className="app-invite__card">
        <h2>{t("invite.title")}</h2>
        <p className="app-invite__text">{t("invite.text")}</p>
        <InvitationCodePicture address={address} />
        <CopyLine onCopy={copy} name={t("invite.link")} copyLabel={t("invite.copyLink")} value={address} />
        <CopyLine onCopy={copy} name={t("invite.code")} copyLabel={t("invite.copyCode")} value={code} />
        {share && (
          <Button
            block
            icon={<ShareIcon size={20} />}
            onClick={() => void share({ text: t("invite.shareText"), url: address })}
          >
            {t("invite.share")}
          </Button>
        )}
      </Card>
      <InvitedFriends invited={invited} friends={friends} />
    </div>
  );
}
