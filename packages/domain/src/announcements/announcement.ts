/** A notice or promotion (Spec §3 "Announcement/promotion"). Dates are epoch milliseconds. */
export interface Announcement {
  readonly id: string;
  readonly title: string;
  /** HTML from the gateway; show it only through the sanitising viewer. */
  readonly html: string;
  readonly startsAt: number | undefined;
  readonly endsAt: number | undefined;
  readonly longTerm: boolean;
  readonly read: boolean;
  readonly categoryIds: readonly string[];
  /** In order; the first is the cover. */
  readonly imageUrls: readonly string[];
  /** Players have to apply to take part. */
  readonly byApplication: boolean;
}

/** A banner (Spec §3 "Banner"). */
export interface Banner {
  readonly id: string;
  readonly imageUrl: string;
  readonly alt: string;
  /** Headline, text and call, shown over the picture; undefined when the picture stands alone. */
  readonly words?: readonly string[] | undefined;
  readonly group: BannerGroup;
  /** Site path or https address; undefined when the banner leads nowhere. */
  readonly href: string | undefined;
}

/** Where a banner is shown (Spec §3). */
export const BannerGroup = {
  HotGames: "m_hotgames",
  Home: "m_home",
  Login: "m_login",
  Register: "m_reg",
  LeftMenu: "m_leftmenu",
  NewGame: "m_newgame",
} as const;
export type BannerGroup = (typeof BannerGroup)[keyof typeof BannerGroup];

/** Kinds of announcement content (Spec §9 "Content types"). */
export const ContentType = {
  Agent: "A",
  Player: "PL",
  Banner: "B",
  Popup: "PU",
  Promotion: "PR",
  Hot: "H",
} as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];

/** The lists of an announcements response. */
export const announcementLists = ["promotions", "notices", "popups", "hot"] as const;

/** Response of the announcements call (Spec §3). */
export interface AnnouncementBundle {
  readonly promotions: readonly Announcement[];
  readonly banners: readonly Banner[];
  readonly notices: readonly Announcement[];
  readonly popups: readonly Announcement[];
  readonly hot: readonly Announcement[];
  /** Lists that are empty only because none of their rows was valid. @default none */
  readonly unreadable?: readonly (typeof announcementLists)[number][];
}
