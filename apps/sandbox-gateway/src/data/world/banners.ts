import { BannerGroup } from "@volado/domain/announcements";
import type { BannerCopy } from "../schema/content.ts";
import { promotionCovers } from "./promotion-covers.ts";
import type { SeedBanner } from "./seed-banner.ts";

type Words = readonly [headline: string, text: string];

const copyOf = ([headline, text]: Words): BannerCopy => ({ headline, text });

const banner = (facts: Omit<SeedBanner, "texts">, es: Words, en: Words): SeedBanner => ({
  ...facts,
  texts: { ES: copyOf(es), EN: copyOf(en) },
});

/** All banners, in the order in which they are shown. */
export const seedBanners: readonly SeedBanner[] = [
  banner(
    { id: "home-coin", group: BannerGroup.Home, href: "/m/slot-games" },
    ["¿Águila o sol? Tú decides", "Más de 600 juegos en un solo lugar."],
    ["Heads or tails? Your call", "More than 600 games in one place."],
  ),
  banner(
    { id: "home-live", group: BannerGroup.Home, href: "/m/live-games" },
    ["Mesas abiertas toda la noche", "Ruleta y bacará con crupier en español."],
    ["Tables open all night", "Roulette and baccarat, dealers live."],
  ),
  banner(
    { id: "home-sports", group: BannerGroup.Home, href: "/m/sport-games" },
    ["El clásico se vive aquí", "Momios antes y durante el partido."],
    ["Derby day lives here", "Odds before and during the match."],
  ),
  banner(
    { id: "home-friends", group: BannerGroup.Home, href: "/m/inviteFriends" },
    ["Trae a tu gente", "Comparte tu enlace desde tu perfil."],
    ["Bring your people", "Share your link from your profile."],
  ),
  banner(
    { id: "hot-tiger", group: BannerGroup.HotGames, href: "/m/gameCenter" },
    ["Los juegos del momento", "Una selección nueva cada semana."],
    ["Games of the moment", "A fresh selection every week."],
  ),
  banner(
    { id: "login-coin", group: BannerGroup.Login, href: null },
    ["Tu mesa te espera", "Entra y sigue jugando."],
    ["Your table is waiting", "Log in and keep playing."],
  ),
  banner(
    { id: "register-gift", group: BannerGroup.Register, href: null },
    ["Empieza con el pie derecho", "Regístrate en un minuto."],
    ["Start on the right foot", "Sign up in a minute."],
  ),
  banner(
    { id: "menu-lottery", group: BannerGroup.LeftMenu, href: "/m/lottery" },
    ["Sorteos cada día", "Elige tus números."],
    ["Draws every day", "Pick your numbers."],
  ),
  banner(
    { id: "menu-friends", group: BannerGroup.LeftMenu, href: "/m/inviteFriends" },
    ["Juega con tus amigos", "Comparte tu enlace."],
    ["Play with your friends", "Share your link."],
  ),
  banner(
    { id: "new-fish", group: BannerGroup.NewGame, href: "/m/fishing-games" },
    ["Aguas nuevas", "Estrenamos juegos de pesca."],
    ["New waters", "Fresh fishing games are in."],
  ),
  ...promotionCovers,
];
