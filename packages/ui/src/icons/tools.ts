import { icon } from "./icon.tsx";

// A file of their own: home's first load draws none of them.

/** The `filter` icon. */
export const FilterIcon = /* @__PURE__ */ icon(
  "filter",
  "M4 7h9M18 7h2M4 17h2M11 17h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
);

/** The `copy` icon. */
export const CopyIcon = /* @__PURE__ */ icon(
  "copy",
  "M9 9h9.5a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-9.5zM15.5 5.5a1.5 1.5 0 0 0-1.5-1.5h-8.5a1.5 1.5 0 0 0-1.5 1.5v8.5a1.5 1.5 0 0 0 1.5 1.5",
);

/** The `chevron-left` icon. */
export const ChevronLeftIcon = /* @__PURE__ */ icon("chevron-left", "M14.5 5.5l-6.5 6.5 6.5 6.5");

/** The `external` icon. */
export const ExternalIcon = /* @__PURE__ */ icon(
  "external",
  "M14 4.5h5.5v5.5M19 5l-8 8M10 5.5h-4a1.5 1.5 0 0 0-1.5 1.5v11a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-4",
);

/** The `logout` icon. */
export const LogoutIcon = /* @__PURE__ */ icon(
  "logout",
  "M14 4.5h-7.5a1.5 1.5 0 0 0-1.5 1.5v12a1.5 1.5 0 0 0 1.5 1.5h7.5M10.5 12h9.5M16.5 8.5l3.5 3.5-3.5 3.5",
);

/** The `lock` icon: a closed padlock, for passwords and security. */
export const LockIcon = /* @__PURE__ */ icon(
  "lock",
  "M5.5 10.5h13v9.5h-13zM8.5 10.5v-2.5a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5",
);

/** The `settings` icon: sliders. */
export const SettingsIcon = /* @__PURE__ */ icon(
  "settings",
  "M4 7.5h8.5M17.5 7.5h2.5M4 16.5h2.5M11.5 16.5h8.5M12.5 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6.5 16.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
);

/** The `eye` icon. */
export const EyeIcon = /* @__PURE__ */ icon(
  "eye",
  "M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5-9.5-6.5-9.5-6.5zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
);

/** The `eye-off` icon. */
export const EyeOffIcon = /* @__PURE__ */ icon(
  "eye-off",
  "M9.5 6a9 9 0 0 1 2.5-.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.5 3.5M6 7.5a16.5 16.5 0 0 0-3.5 4.5s3.5 6.5 9.5 6.5c1.5 0 3-.5 4.5-1M10 10a3 3 0 0 0 4 4M4 4l16 16",
);

/** The `check` icon. */
export const CheckIcon = /* @__PURE__ */ icon("check", "M5 12.5l4.5 4.5 9.5-9.5");

/** The `info` icon. */
export const InfoIcon = /* @__PURE__ */ icon(
  "info",
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11.5v5M12 8h0",
);

/** The `close` icon. */
export const CloseIcon = /* @__PURE__ */ icon("close", "M6 6l12 12M18 6l-12 12");
