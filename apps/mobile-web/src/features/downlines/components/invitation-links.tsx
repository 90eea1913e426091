import { INVITATION_LINKS_MAX } from "@volado/domain/agency";
import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { useLinks } from "../hooks/use-links.ts";
import { LinkCard } from "./link-card.tsx";
import { LinkForm } from "./link-form.tsx";

/** Invitation links with terms: loading, failed, or the form and the list. */
export function InvitationLinks() {
  const { t } = useTranslation();
  const links = useLinks();
  const shown = links.phase === "content" ? links.data.links : [];
  const tapGuard = useTapGuard(shown[0]?.code);
  if (links.phase === "pending") return <FormSkeleton fields={["kind", "rebate", "submit", "link"]} />;
  if (links.phase === "failed") return <LoadFailure title={t("downlines.failed")} failure={links} />;
  return (
    <div className="app-downlines__part" ref={tapGuard}>
      {links.stale && <RetryNote text={t("downlines.stale")} onRetry={links.retry} />}
      {shown.length < INVITATION_LINKS_MAX ? (
        <LinkForm ownRate={links.data.ownRate} />
      ) : (
        <InlineMessage>{t("downlines.link.full", { count: INVITATION_LINKS_MAX })}</InlineMessage>
      )}
      <section className="app-downlines__part" aria-labelledby="invitation-links">
        <h2 id="invitation-links" tabIndex={-1}>
          {t("downlines.link.list")}
        </h2>
        {shown.length === 0 ? (
          <p className="app-downlines__text">{t("downlines.link.empty")}</p>
        ) : (
          <ul className="app-downlines__links" aria-labelledby="invitation-links">
            {shown.map((link) => (
              <li key={link.code}>
                <LinkCard link={link} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
