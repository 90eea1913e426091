import { ButtonLink, type ButtonLinkProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { leftGame } from "../../../shared/play/left-game.ts";

/** Link back to the game that was left for a deposit; renders nothing without one. */
export function BackToGame({ variant }: Pick<ButtonLinkProps, "variant">) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  const address = leftGame.address();
  if (address === undefined) return null;
  return (
    <ButtonLink variant={variant} href={address} onNavigate={follow}>
      {t("deposit.backToGame")}
    </ButtonLink>
  );
}
