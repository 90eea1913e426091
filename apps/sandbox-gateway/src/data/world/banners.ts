import { BannerGroup } from "@volado/domain/announcements";
import { promotionCovers } from "./promotion-covers.ts";
import type { SeedBanner } from "./seed-banner.ts";

/** All banners, in the order in which they are shown. */
export const seedBanners: readonly SeedBanner[] = [
  {
    id: "home-coin",
    group: BannerGroup.Home,
    href: "/m/slot-games",
    texts: {
      ES: {
        headline: "¿Águila o sol? Tú decides",
        text: "Más de 600 juegos en un solo lugar.",
      },
      EN: {
        headline: "Heads or tails? Your call",
        text: "More than 600 games in one place.",
      },
    },
  },
  {
    id: "home-live",
    group: BannerGroup.Home,
    href: "/m/live-games",
    texts: {
      ES: {
        headline: "Mesas abiertas toda la noche",
        text: "Ruleta y bacará con crupier en español.",
      },
      EN: {
        headline: "Tables open all night",
        text: "Roulette and baccarat, dealers live.",
      },
    },
  },
  {
    id: "home-sports",
    group: BannerGroup.Home,
    href: "/m/sport-games",
    texts: {
      ES: {
        headline: "El clásico se vive aquí",
        text: "Momios antes y durante el partido.",
      },
      EN: {
        headline: "Derby day lives here",
        text: "Odds before and during the match.",
      },
    },
  },
  {
    id: "home-friends",
    group: BannerGroup.Home,
    href: "/m/inviteFriends",
    texts: {
      ES: {
        headline: "Trae a tu gente",
        text: "Comparte tu enlace desde tu perfil.",
      },
      EN: {
        headline: "Bring your people",
        text: "Share your link from your profile.",
      },
    },
  },
  {
    id: "hot-tiger",
    group: BannerGroup.HotGames,
    href: "/m/gameCenter",
    texts: {
      ES: {
        headline: "Los juegos del momento",
        text: "Una selección nueva cada semana.",
      },
      EN: {
        headline: "Games of the moment",
        text: "A fresh selection every week.",
      },
    },
  },
  {
    id: "login-coin",
    group: BannerGroup.Login,
    href: null,
    texts: {
      ES: {
        headline: "Tu mesa te espera",
        text: "Entra y sigue jugando.",
      },
      EN: {
        headline: "Your table is waiting",
        text: "Log in and keep playing.",
      },
    },
  },
  {
    id: "register-gift",
    group: BannerGroup.Register,
    href: null,
    texts: {
      ES: {
        headline: "Empieza con el pie derecho",
        text: "Regístrate en un minuto.",
      },
      EN: {
        headline: "Start on the right foot",
        text: "Sign up in a minute.",
      },
    },
  },
  {
    id: "menu-lottery",
    group: BannerGroup.LeftMenu,
    href: "/m/lottery",
    texts: {
      ES: { headline: "Sorteos cada día", text: "Elige tus números." },
      EN: { headline: "Draws every day", text: "Pick your numbers." },
    },
  },
  {
    id: "menu-friends",
    group: BannerGroup.LeftMenu,
    href: "/m/inviteFriends",
    texts: {
      ES: { headline: "Juega con tus amigos", text: "Comparte tu enlace." },
      EN: { headline: "Play with your friends", text: "Share your link." },
    },
  },
  {
    id: "new-fish",
    group: BannerGroup.NewGame,
    href: "/m/fishing-games",
    texts: {
      ES: {
        headline: "Aguas nuevas",
        text: "Estrenamos juegos de pesca.",
      },
      EN: {
        headline: "New waters",
        text: "Fresh fishing games are in.",
      },
    },
  },
  ...promotionCovers,
];
