import type { GameTileLabels, TileBadge, TileGame } from "../components/GameTile/GameTile.tsx";

const names = [
  "Sol de Jade",
  "Águila Dorada",
  "El Catrín y las Siete Monedas de la Suerte Infinita",
  "Lotería Brava",
  "Pez Globo",
  "Noche de Faroles",
  "Mina de Plata 243",
  "Gallo Fino",
  "Ruleta Zócalo",
  "Cenote Sagrado",
  "Chile & Limón",
  "Torito Wild Megafiesta",
];
const vendors = ["Agave Play", "Nopal Games", "Quetzal", "Jaguar Studios"];
const badges: readonly (TileBadge | undefined)[] = ["hot", undefined, undefined, "new", undefined];

/** Sample games, deterministic. */
export function sampleGames(count: number, { withVendor = false } = {}): TileGame[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `game-${index}`,
    name: names[index % names.length] ?? "",
    imageUrl: sampleCover(index),
    vendorName: withVendor ? vendors[index % vendors.length] : undefined,
    badge: badges[index % badges.length],
  }));
}

/** A drawn cover. */
export function sampleCover(seed: number): string {
  const hue = (seed * 137) % 360;
  const turn = (seed * 53) % 180;
  const petals = 5 + (seed % 4) * 2;
  const shapes = Array.from({ length: petals }, (_, petal) => {
    const angle = (360 / petals) * petal + turn;
    return seed % 3 === 0
      ? `<path d="M150 190l26-92-26-40-26 40z" transform="rotate(${angle} 150 190)"/>`
      : seed % 3 === 1
        ? `<circle cx="150" cy="110" r="34" transform="rotate(${angle} 150 190)"/>`
        : `<rect x="136" y="70" width="28" height="74" rx="14" transform="rotate(${angle} 150 190)"/>`;
  }).join("");
  return svg(
    "0 0 300 400",
    `<defs><linearGradient id="g" x2=".4" y2="1"><stop stop-color="hsl(${hue} 60% 34%)"/>` +
      `<stop offset="1" stop-color="hsl(${(hue + 50) % 360} 65% 14%)"/></linearGradient></defs>` +
      `<rect width="300" height="400" fill="url(#g)"/>` +
      `<g fill="hsl(${(hue + 35) % 360} 80% 62%)" opacity=".82">${shapes}</g>` +
      `<circle cx="150" cy="190" r="38" fill="hsl(${(hue + 60) % 360} 90% 78%)"/>` +
      `<path d="M0 330Q75 300 150 330T300 330V400H0z" fill="hsl(${hue} 60% 10%)" opacity=".55"/>`,
  );
}

/** A drawn banner with a headline. */
export function sampleBanner(seed: number, headline: string): string {
  const hue = (seed * 97 + 275) % 360;
  const rays = Array.from(
    { length: 16 },
    (_, ray) => `<path d="M590 165L570-140h40z" transform="rotate(${ray * 22.5} 590 165)"/>`,
  ).join("");
  return svg(
    "0 0 780 330",
    `<rect width="780" height="330" fill="hsl(${hue} 55% 18%)"/>` +
      `<g fill="hsl(${hue} 60% 26%)">${rays}</g>` +
      `<circle cx="590" cy="165" r="92" fill="hsl(42 92% 58%)"/><circle cx="590" cy="165" r="76" fill="none" stroke="hsl(30 70% 28%)" stroke-width="5"/>` +
      `<circle cx="590" cy="165" r="26" fill="hsl(30 70% 28%)"/>` +
      `<text x="48" y="150" font-family="system-ui,sans-serif" font-weight="800" font-size="44" fill="#fff">${headline}</text>` +
      `<text x="48" y="206" font-family="system-ui,sans-serif" font-size="28" fill="#ffffffcc">Volado</text>`,
  );
}

/** A vendor's wordmark. */
export function sampleLogo(name: string, seed: number): string {
  return svg(
    "0 0 160 64",
    `<text x="80" y="43" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="32" letter-spacing="-1" fill="hsl(${(seed * 71) % 360} 60% 62%)">${name}</text>`,
  );
}

/** Strings of tiles in Spanish and English. */
export const sampleTileLabels: GameTileLabels = {
  favourite: "Favorito",
  hot: "HOT",
  new: "NUEVO",
  unavailable: "CERRADO",
};
export const englishTileLabels: GameTileLabels = {
  favourite: "Favourite",
  hot: "HOT",
  new: "NEW",
  unavailable: "CLOSED",
};

function svg(viewBox: string, content: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`,
  )}`;
}

const wins: readonly (readonly [game: string, customer: string, amount: string])[] = [
  ["Sol de Jade", "lup***23", "$182,300.00"],
  ["Águila Dorada", "mem***x", "$94,120.50"],
  ["El Catrín y las Siete Monedas de la Suerte", "rodrigo***", "$51,000.00"],
  ["Pez Globo", "ana***88", "$20,450.75"],
  ["Lotería Brava", "chu***", "$8,900.00"],
];

/** Five wins, sorted by amount; one game has a long name. */
export const sampleWinners = wins.map(([gameName, customerName, amount], index) => ({
  id: `win-${index}`,
  gameName,
  customerName,
  amount,
  iconUrl: sampleCover(index),
}));

/** The same wins with names and amounts that don't fit. */
export const longWinners = (gameName: string, customerName: string) =>
  sampleWinners.map((winner) => ({ ...winner, gameName, customerName, amount: "$1,234,567,890.12" }));
