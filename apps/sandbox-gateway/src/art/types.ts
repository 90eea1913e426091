/** The categories a cover can be drawn for; each has a drawing language of its own. */
export const artCategories = [
  "RNG",
  "FISH",
  "PVP",
  "LIVE",
  "ROU",
  "BAC",
  "SPORTS",
  "ESPORTS",
  "INHOUSE",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
] as const;

/** See {@link artCategories}. `ROU` and `BAC` are LIVE games of that classify. */
export type ArtCategory = (typeof artCategories)[number];

/** What a game's cover is drawn from. The same input always gives the same picture. */
export interface CoverInput {
  /** Seeds the drawing and names the file: the game's id (nodeId), any string. */
  readonly id: string;
  /** Lettered inside the cover; any string, escaped by the drawing. */
  readonly title: string;
  readonly category: ArtCategory;
  /** Vendor code (`vassalage`); tints the palette, and signs the cover when `vendorName` is given. */
  readonly vendor: string;
  /** Small signature at the cover's edge, e.g. "Jili". */
  readonly vendorName?: string;
}

/** What a vendor's logo is drawn from. */
export interface VendorInput {
  /** Vendor code (`vassalage`). */
  readonly vendor: string;
  /** The name in the wordmark. */
  readonly displayName: string;
}

/** What a vendor's picture for one of its categories is drawn from. */
export interface VendorSceneInput extends VendorInput {
  readonly category: ArtCategory;
}

/** Compositions a banner can take; the world's data pick one for each banner. */
export const bannerScenes = [
  "coin",
  "slots",
  "live",
  "sports",
  "fish",
  "lottery",
  "gift",
  "friends",
  "tiger",
] as const;

/** See {@link bannerScenes}. */
export type BannerScene = (typeof bannerScenes)[number];

/** What a banner is drawn from: one input per language. */
export interface BannerInput {
  readonly id: string;
  readonly lang: string;
  readonly scene: BannerScene;
  /** Small line above the headline, e.g. "Bono de bienvenida". */
  readonly kicker?: string;
  /** The headline; wrapped to at most three lines. */
  readonly headline: string;
  /** One sentence under the headline. */
  readonly text?: string;
  /** Words on the drawn button, e.g. "Jugar ahora". */
  readonly cta?: string;
  /** The brand's own, in degrees of OKLCH; left out, the scene has the house's. */
  readonly hues?: { readonly ground: number; readonly action: number };
}
