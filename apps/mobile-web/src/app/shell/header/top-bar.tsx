import { ButtonLink, HomeHeader, Logo, PageHeader } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { LanguageChoice } from "../../../shared/language/language-choice.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { afterNextPaint } from "../../../shared/motion/taps.ts";
import { goBack } from "../../../shared/navigation/close-on-back.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import type { Route } from "../../routes/routes.ts";
import { LazyMemberBar, setMenuOpen, useMenuOpen } from "../menus/lazy-menus.ts";
import { SearchButton } from "./search-button.tsx";

/** The end of the home header for guests (Spec §2 "Home header"): their one filled button opens an account. */
function GuestActions() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <>
      <ButtonLink size="s" variant="quiet" href={loginPath()} onNavigate={follow}>
        {t("shell.login")}
      </ButtonLink>
      <ButtonLink size="s" href={paths.register.to()} onNavigate={follow}>
        {t("shell.register")}
      </ButtonLink>
      <LanguageChoice />
    </>
  );
}

const openMenu = () => afterNextPaint(() => setMenuOpen(true));

/** The bar on top of home: menu, logo, and the player's balance or the login buttons. */
function HomeBar() {
  const { t } = useTranslation();
  const session = useSession();
  const follow = useLinkNavigation();
  return (
    <HomeHeader
      menuLabel={t("shell.openMenu")}
      menuOpen={useMenuOpen()}
      onMenu={openMenu}
      logo={
        <a href={paths.home.to()} onClick={follow} aria-label={t("shell.home")}>
          <Logo mark={brandMark()}>{merchant.brandName}</Logo>
        </a>
      }
      end={
        <>
          <SearchButton />
          {session ? <LazyMemberBar /> : <GuestActions />}
        </>
      }
    />
  );
}

/**
 * Whether this is the first page of the site in the history. The router numbers its entries in the history state; a
 * replaced page, such as another help topic, keeps its number.
 */
const isFirstPage = (): boolean => !window.history.state?.idx;

/** Game lists and their parent pages belong to two of the bottom menu's items (Spec §2 "Slot search overlay"). */
const isAboutGames = ({ tab }: Route): boolean => tab === "home" || tab === "sports";

/** The bar on top of every page, as configured in the route table. */
export function TopBar({ route }: { route: Route }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (route.header === "logo") return <HomeBar />;
  if (route.header === "none") return <PageHeader title={t(route.title)} />;

  return (
    <PageHeader
      title={t(route.title)}
      backLabel={t("common.back")}
      end={isAboutGames(route) && <SearchButton />}
      onBack={() => void (route.back !== "one-step" || isFirstPage() ? navigate(paths.home.to()) : goBack())}
    />
  );
}
