import { ButtonLink, type ButtonLinkProps, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { leftGame } from "../../../shared/navigation/left-game.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadingBlock, type LoadingText } from "../../../shared/query/loading-block.tsx";

export function DepositSkeleton({ text }: { readonly text: LoadingText }) {
  return (
    <LoadingBlock className="app-deposit" text={text}>
      <Skeleton height={28} />
      <Skeleton height={192} />
      <Skeleton height={76} />
      <Skeleton height={48} />
    </LoadingBlock>
  );
}

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
