import type { SeedBanner } from "./seed-banner.ts";

/** Covers of promotions, drawn as banners; they belong to no group. */
export const promotionCovers: readonly SeedBanner[] = [
  {
    id: "promo-welcome",
    group: null,
    scene: "gift",
    href: null,
    texts: {
      ES: {
        kicker: "Bono de bienvenida",
        headline: "100% en tu primer depósito",
        text: "Hasta {{money:2000}} para empezar.",
        cta: "Ver detalles",
      },
      EN: {
        kicker: "Welcome bonus",
        headline: "100% on your first deposit",
        text: "Up to {{money:2000}} to start with.",
        cta: "See details",
      },
    },
  },
  {
    id: "promo-cashback",
    group: null,
    scene: "coin",
    href: null,
    texts: {
      ES: {
        kicker: "Cada lunes",
        headline: "Recupera hasta 8%",
        text: "De tus apuestas de la semana.",
        cta: "Ver detalles",
      },
      EN: {
        kicker: "Every Monday",
        headline: "Get up to 8% back",
        text: "On the week's bets.",
        cta: "See details",
      },
    },
  },
  {
    id: "promo-sports",
    group: null,
    scene: "sports",
    href: null,
    texts: {
      ES: {
        kicker: "Jornada doble",
        headline: "Combina y suma 15%",
        text: "En combinadas de cuatro partidos o más.",
        cta: "Ver detalles",
      },
      EN: {
        kicker: "Double header",
        headline: "Combine and add 15%",
        text: "On accumulators of four matches or more.",
        cta: "See details",
      },
    },
  },
  {
    id: "promo-live",
    group: null,
    scene: "live",
    href: null,
    texts: {
      ES: {
        kicker: "De madrugada",
        headline: "Ruleta con 5% de regreso",
        text: "De 00:00 a 06:00, cada noche.",
        cta: "Ver detalles",
      },
      EN: {
        kicker: "Small hours",
        headline: "Roulette with 5% back",
        text: "From 00:00 to 06:00, every night.",
        cta: "See details",
      },
    },
  },
  {
    id: "promo-fishing",
    group: null,
    scene: "fish",
    href: null,
    texts: {
      ES: {
        kicker: "Torneo de pesca",
        headline: "{{money:50000}} en premios",
        text: "Cada pez suma puntos.",
        cta: "Ver detalles",
      },
      EN: {
        kicker: "Fishing tournament",
        headline: "{{money:50000}} in prizes",
        text: "Every fish is worth points.",
        cta: "See details",
      },
    },
  },
  {
    id: "promo-friends",
    group: null,
    scene: "friends",
    href: null,
    texts: {
      ES: {
        kicker: "Entre amigos",
        headline: "{{money:200}} para cada uno",
        text: "Trae a un amigo y ganan los dos.",
        cta: "Ver detalles",
      },
      EN: {
        kicker: "Among friends",
        headline: "{{money:200}} for each of you",
        text: "Bring a friend and you both win.",
        cta: "See details",
      },
    },
  },
  {
    id: "promo-anniversary",
    group: null,
    scene: "tiger",
    href: null,
    texts: {
      ES: {
        kicker: "Aniversario",
        headline: "Giros que cuentan doble",
        text: "Un mes de fiesta.",
        cta: "Ver detalles",
      },
      EN: {
        kicker: "Anniversary",
        headline: "Spins that count twice",
        text: "A month of celebration.",
        cta: "See details",
      },
    },
  },
];
