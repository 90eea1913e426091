import { icon } from "./icon.tsx";

/** The `home` icon. */
export const HomeIcon = /* @__PURE__ */ icon(
  "home",
  "M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6h-4.5a1 1 0 0 1-1-1z",
);

/** The `menu` icon. */
export const MenuIcon = /* @__PURE__ */ icon("menu", "M4 6.5h16M4 12h16M4 17.5h10");

/** The `back` icon. */
export const BackIcon = /* @__PURE__ */ icon("back", "M19 12h-14M11 5.5l-6.5 6.5 6.5 6.5");

/** The `chevron-right` icon. */
export const ChevronRightIcon = /* @__PURE__ */ icon("chevron-right", "M9.5 5.5l6.5 6.5-6.5 6.5");

/** The `chevron-down` icon. */
export const ChevronDownIcon = /* @__PURE__ */ icon("chevron-down", "M5.5 9.5l6.5 6.5 6.5-6.5");

/** The `profile` icon. */
export const ProfileIcon = /* @__PURE__ */ icon(
  "profile",
  "M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6",
);

/** The `invite` icon. */
export const InviteIcon = /* @__PURE__ */ icon(
  "invite",
  "M6 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M3 20.5c.5-4 3.5-6 7-6 1.5 0 3 .5 4 1M18 13.5v6M15 16.5h6",
);

/** The `language` icon. */
export const LanguageIcon = /* @__PURE__ */ icon(
  "language",
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.5 2.5 4 5.5 4 8.5s-1 6-4 8.5c-2.5-2.5-4-5.5-4-8.5s1-6 4-8.5z",
);
