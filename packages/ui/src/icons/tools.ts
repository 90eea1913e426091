import { icon } from "./icon.tsx";

// A file of their own: home's first load draws none of them.

/** The `filter` icon. */
export const FilterIcon = /* @__PURE__ */ icon(
  "filter",
  "M4 7h8M18 7h2M4 17h2M12 17h8M15 4a3 3 0 1 0 .1 0zM9 14a3 3 0 1 0 .1 0z",
);

/** The `copy` icon. */
export const CopyIcon = /* @__PURE__ */ icon(
  "copy",
  "M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM4 15v-9a2 2 0 0 1 2-2h9",
);

/** The `chevron-left` icon. */
export const ChevronLeftIcon = /* @__PURE__ */ icon("chevron-left", "M15 5l-7 7 7 7");

/** The `external` icon. */
export const ExternalIcon = /* @__PURE__ */ icon(
  "external",
  "M14 4h6v6M20 4l-9 9M19 14v4a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2h4",
);

/** The `logout` icon. */
export const LogoutIcon = /* @__PURE__ */ icon(
  "logout",
  "M14 20h-8a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2h8M10 12h10M16 8l4 4-4 4",
);

/** The `lock` icon: a closed padlock, for passwords and security. */
export const LockIcon = /* @__PURE__ */ icon("lock", "M5 10h14v10h-14zM8 10v-2a4 4 0 0 1 8 0v2M12 14v2");

/** The `settings` icon: sliders. */
export const SettingsIcon = /* @__PURE__ */ icon(
  "settings",
  "M4 7h8M18 7h2M4 17h2M12 17h8M15 4a3 3 0 1 0 .1 0zM9 14a3 3 0 1 0 .1 0z",
);

/** The `eye` icon. */
export const EyeIcon = /* @__PURE__ */ icon(
  "eye",
  "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 .1 0z",
);

/** The `eye-off` icon. */
export const EyeOffIcon = /* @__PURE__ */ icon(
  "eye-off",
  "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM4 4l16 16",
);

/** The `check` icon. */
export const CheckIcon = /* @__PURE__ */ icon("check", "M5 12l5 5 9-9");

/** The `info` icon. */
export const InfoIcon = /* @__PURE__ */ icon("info", "M12 3a9 9 0 1 0 .1 0zM12 11v5M12 8h0");

/** The `close` icon. */
export const CloseIcon = /* @__PURE__ */ icon("close", "M6 6l12 12M18 6l-12 12");
