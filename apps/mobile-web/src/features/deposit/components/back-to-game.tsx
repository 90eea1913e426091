import { ButtonLink, type ButtonLinkProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { leftGame } from "../../../shared/play/left-game.ts";

/** The way back into the game that was left for a deposit; nothing where there is none. */
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
