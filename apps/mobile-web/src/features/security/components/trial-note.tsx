import { ButtonLink, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** A free account binds nothing; the way to one that does (Spec §6, §8 "free_reject"). */
export function TrialNote() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <InlineMessage
      action={
        <ButtonLink size="s" variant="quiet" href={paths.register.to()} onNavigate={follow}>
          {t("freeReject.register")}
        </ButtonLink>
      }
    >
      {t("security.trial")}
    </InlineMessage>
  );
}
