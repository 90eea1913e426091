import type { Texts } from "../schema/columns.ts";
import type { PromotionCategoryCopy } from "../schema/content.ts";

/** A category of the seeded promotions page. */
export interface SeedPromotionCategory {
  readonly id: string;
  /** The symbol that is its icon; null for a category of words alone. */
  readonly icon: string | null;
  readonly texts: Texts<PromotionCategoryCopy>;
}

/** The categories in the order of their menu; the last holds nothing yet. */
export const seedPromotionCategories: readonly SeedPromotionCategory[] = [
  { id: "welcome", icon: "coin", texts: { ES: { title: "Bienvenida" }, EN: { title: "Welcome" } } },
  { id: "slots", icon: "seven", texts: { ES: { title: "Tragamonedas" }, EN: { title: "Slots" } } },
  { id: "sports", icon: "bolt", texts: { ES: { title: "Deportes" }, EN: { title: "Sports" } } },
  { id: "live", icon: "crown", texts: { ES: { title: "En vivo" }, EN: { title: "Live" } } },
  { id: "fishing", icon: "fish", texts: { ES: { title: "Pesca" }, EN: { title: "Fishing" } } },
  { id: "lottery", icon: null, texts: { ES: { title: "Lotería" }, EN: { title: "Lottery" } } },
];
