import { icon } from "./icon.tsx";

export const HomeIcon = /* @__PURE__ */ icon(
  "home",
  <path d="M4 11 L12 4 L20 11 V19 A1 1 0 0 1 19 20 H14 V14 H10 V20 H5 A1 1 0 0 1 4 19 Z" />,
);

export const MenuIcon = /* @__PURE__ */ icon("menu", <path d="M4 6 H20 M4 12 H20 M4 18 H14" />);

export const BackIcon = /* @__PURE__ */ icon("back", <path d="M20 12 H4 M11 5 L4 12 L11 19" />);

export const ChevronRightIcon = /* @__PURE__ */ icon("chevron-right", <path d="M9 5 L16 12 L9 19" />);

export const ChevronDownIcon = /* @__PURE__ */ icon("chevron-down", <path d="M5 9 L12 16 L19 9" />);

export const ProfileIcon = /* @__PURE__ */ icon(
  "profile",
  <circle cx={12} cy={8} r={4} />,
  <path d="M4 21 A8 7 0 0 1 20 21" />,
);

export const InviteIcon = /* @__PURE__ */ icon(
  "invite",
  <circle cx={10} cy={8} r={4} />,
  <path d="M2 21 A8 7 0 0 1 14 15 M18 13 V19 M15 16 H21" />,
);

export const LanguageIcon = /* @__PURE__ */ icon(
  "language",
  <circle cx={12} cy={12} r={9} />,
  <path d="M3 12 H21" />,
  <ellipse cx={12} cy={12} rx={4} ry={9} />,
);
