import type { SeedBanner } from "./seed-banner.ts";

/** Covers of promotions, drawn as banners; they belong to no group. */
export const promotionCovers: readonly SeedBanner[] = [
  {
    id: "promo-welcome",
    group: null,
    href: null,
    texts: {
      ES: {
        headline: "100% en tu primer depósito",
        text: "Duplica tu saldo para empezar.",
      },
      EN: {
        headline: "100% on your first deposit",
        text: "Double your balance to start with.",
      },
    },
  },
  {
    id: "promo-cashback",
    group: null,
    href: null,
    texts: {
      ES: {
        headline: "Recupera hasta 8%",
        text: "De tus apuestas de la semana.",
      },
      EN: {
        headline: "Get up to 8% back",
        text: "On the week's bets.",
      },
    },
  },
  {
    id: "promo-sports",
    group: null,
    href: null,
    texts: {
      ES: {
        headline: "Combina y suma 15%",
        text: "En combinadas de cuatro partidos o más.",
      },
      EN: {
        headline: "Combine and add 15%",
        text: "On accumulators of four matches or more.",
      },
    },
  },
  {
    id: "promo-live",
    group: null,
    href: null,
    texts: {
      ES: {
        headline: "Ruleta con 5% de regreso",
        text: "De 00:00 a 06:00, cada noche.",
      },
      EN: {
        headline: "Roulette with 5% back",
        text: "From 00:00 to 06:00, every night.",
      },
    },
  },
  {
    id: "promo-fishing",
    group: null,
    href: null,
    texts: {
      ES: {
        headline: "Premios para los mejores",
        text: "Cada pez suma puntos.",
      },
      EN: {
        headline: "Prizes for the best",
        text: "Every fish is worth points.",
      },
    },
  },
  {
    id: "promo-friends",
    group: null,
    href: null,
    texts: {
      ES: {
        headline: "Premio para cada uno",
        text: "Trae a un amigo y ganan los dos.",
      },
      EN: {
        headline: "A prize for each of you",
        text: "Bring a friend and you both win.",
      },
    },
  },
  {
    id: "promo-anniversary",
    group: null,
    href: null,
    texts: {
      ES: {
        headline: "Giros que cuentan doble",
        text: "Un mes de fiesta.",
      },
      EN: {
        headline: "Spins that count twice",
        text: "A month of celebration.",
      },
    },
  },
];
