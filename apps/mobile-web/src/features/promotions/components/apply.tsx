import { answersInPlace, permission } from "@volado/domain/member";
import { Button, ButtonLink } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { OwnApplication } from "./own-application.tsx";

/**
 * How to take part in a promotion that asks for an application (docs/decisions/096): guests are led to the
 * login and back, free accounts are answered in place, members see how theirs stands, or the form.
 */
export function Apply({ promotionId }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const viewer = useSession();
  const follow = useLinkNavigation();
  const access = permission("rewards", viewer);
  if (viewer && access === "allowed")
    return <OwnApplication key={viewer.userName} account={viewer.userName} promotionId={promotionId} />;
  return (
    <section className="app-apply" aria-labelledby={titleId}>
      <h3 id={titleId}>{t("promotions.apply.title")}</h3>
      <p>{t("promotions.apply.intro")}</p>
      {answersInPlace(access) ? (
        <Button block onClick={() => showPrompt(access)}>
          {t("promotions.apply.enter")}
        </Button>
      ) : (
        <ButtonLink block href={loginPath(paths.promotion.to({ id: promotionId }))} onNavigate={follow}>
          {t("promotions.apply.enter")}
        </ButtonLink>
      )}
    </section>
  );
}
