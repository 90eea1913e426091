import { BannerGroup } from "@volado/domain/announcements";
import { promotionCovers } from "./promotion-covers.ts";
import type { SeedBanner } from "./seed-banner.ts";

/** All banners, in the order in which they are shown. */
export const seedBanners: readonly SeedBanner[] = [
  {
    id: "home-coin",
    group: BannerGroup.Home,
    scene: "coin",
    href: "/m/slot-games",
    texts: {
      ES: {
        kicker: "Bienvenido a {{brand}}",
        headline: "¿Águila o sol? Tú decides",
        text: "Más de 600 juegos en un solo lugar.",
        cta: "Jugar ahora",
      },
      EN: {
        kicker: "Welcome to {{brand}}",
        headline: "Heads or tails? Your call",
        text: "More than 600 games in one place.",
        cta: "Play now",
      },
    },
  },
  {
    id: "home-live",
    group: BannerGroup.Home,
    scene: "live",
    href: "/m/live-games",
    texts: {
      ES: {
        kicker: "Casino en vivo",
        headline: "Mesas abiertas toda la noche",
        text: "Ruleta y bacará con crupier en español.",
        cta: "Ver mesas",
      },
      EN: {
        kicker: "Live casino",
        headline: "Tables open all night",
        text: "Roulette and baccarat, dealers live.",
        cta: "See tables",
      },
    },
  },
  {
    id: "home-sports",
    group: BannerGroup.Home,
    scene: "sports",
    href: "/m/sport-games",
    texts: {
      ES: {
        kicker: "Deportes",
        headline: "El clásico se vive aquí",
        text: "Momios antes y durante el partido.",
        cta: "Apostar",
      },
      EN: {
        kicker: "Sports",
        headline: "Derby day lives here",
        text: "Odds before and during the match.",
        cta: "Bet now",
      },
    },
  },
  {
    id: "home-friends",
    group: BannerGroup.Home,
    scene: "friends",
    href: "/m/inviteFriends",
    texts: {
      ES: {
        kicker: "Invita y gana",
        headline: "Trae a tu gente",
        text: "Comparte tu enlace desde tu perfil.",
        cta: "Invitar",
      },
      EN: {
        kicker: "Invite and earn",
        headline: "Bring your people",
        text: "Share your link from your profile.",
        cta: "Invite",
      },
    },
  },
  {
    id: "hot-tiger",
    group: BannerGroup.HotGames,
    scene: "slots",
    href: "/m/gameCenter",
    texts: {
      ES: {
        kicker: "Lo más jugado",
        headline: "Los juegos del momento",
        text: "Una selección nueva cada semana.",
        cta: "Ver todos",
      },
      EN: {
        kicker: "Most played",
        headline: "Games of the moment",
        text: "A fresh selection every week.",
        cta: "See all",
      },
    },
  },
  {
    id: "login-coin",
    group: BannerGroup.Login,
    scene: "coin",
    href: null,
    texts: {
      ES: {
        kicker: "Qué gusto verte",
        headline: "Tu mesa te espera",
        text: "Entra y sigue jugando.",
        cta: "",
      },
      EN: {
        kicker: "Good to see you",
        headline: "Your table is waiting",
        text: "Log in and keep playing.",
        cta: "",
      },
    },
  },
  {
    id: "register-gift",
    group: BannerGroup.Register,
    scene: "gift",
    href: null,
    texts: {
      ES: {
        kicker: "Cuenta nueva",
        headline: "Empieza con el pie derecho",
        text: "Regístrate en un minuto.",
        cta: "",
      },
      EN: {
        kicker: "New account",
        headline: "Start on the right foot",
        text: "Sign up in a minute.",
        cta: "",
      },
    },
  },
  {
    id: "menu-lottery",
    group: BannerGroup.LeftMenu,
    scene: "lottery",
    href: "/m/lottery",
    texts: {
      ES: { kicker: "Loterías", headline: "Sorteos cada día", text: "Elige tus números.", cta: "Jugar" },
      EN: { kicker: "Lotteries", headline: "Draws every day", text: "Pick your numbers.", cta: "Play" },
    },
  },
  {
    id: "menu-friends",
    group: BannerGroup.LeftMenu,
    scene: "friends",
    href: "/m/inviteFriends",
    texts: {
      ES: { kicker: "Invita", headline: "Juega con tus amigos", text: "Comparte tu enlace.", cta: "Invitar" },
      EN: { kicker: "Invite", headline: "Play with your friends", text: "Share your link.", cta: "Invite" },
    },
  },
  {
    id: "new-fish",
    group: BannerGroup.NewGame,
    scene: "fish",
    href: "/m/fishing-games",
    texts: {
      ES: {
        kicker: "Recién llegado",
        headline: "Aguas nuevas",
        text: "Estrenamos juegos de pesca.",
        cta: "Probar",
      },
      EN: {
        kicker: "Just landed",
        headline: "New waters",
        text: "Fresh fishing games are in.",
        cta: "Try them",
      },
    },
  },
  ...promotionCovers,
];
