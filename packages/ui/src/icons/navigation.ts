import { icon } from "./icon.tsx";

/** The `home` icon. */
export const HomeIcon = /* @__PURE__ */ icon(
  "home",
  "M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6h-5a1 1 0 0 1-1-1z",
);

/** The `menu` icon. */
export const MenuIcon = /* @__PURE__ */ icon("menu", "M4 6h16M4 12h16M4 18h10");

/** The `back` icon. */
export const BackIcon = /* @__PURE__ */ icon("back", "M20 12h-16M11 5l-7 7 7 7");

/** The `chevron-right` icon. */
export const ChevronRightIcon = /* @__PURE__ */ icon("chevron-right", "M9 5l7 7-7 7");

/** The `chevron-down` icon. */
export const ChevronDownIcon = /* @__PURE__ */ icon("chevron-down", "M5 9l7 7 7-7");

/** The `profile` icon. */
export const ProfileIcon = /* @__PURE__ */ icon("profile", "M12 4a4 4 0 1 0 .1 0zM4 21a8 7 0 0 1 16 0");

/** The `invite` icon. */
export const InviteIcon = /* @__PURE__ */ icon(
  "invite",
  "M10 4a4 4 0 1 0 .1 0zM2 21a8 7 0 0 1 12-6M18 13v6M15 16h6",
);

/** The `language` icon. */
export const LanguageIcon = /* @__PURE__ */ icon(
  "language",
  "M12 3a9 9 0 1 0 .1 0zM3 12h18M12 3a4 9 0 1 0 .1 0z",
);
