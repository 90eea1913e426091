import { icon } from "./icon.tsx";

/** The `warning` icon. */
export const WarningIcon = /* @__PURE__ */ icon("warning", "M12 4l9 16h-18zM12 10v4M12 17h0");

/** The `bell` icon. */
export const BellIcon = /* @__PURE__ */ icon("bell", "M6 16v-5a6 6 0 0 1 12 0v5l2 2h-16zM10 21h4");

/** The `offline` icon. */
export const OfflineIcon = /* @__PURE__ */ icon(
  "offline",
  "M4 4l16 16M2 8a14 14 0 0 1 20 0M5 12a10 10 0 0 1 14 0M8 16a6 6 0 0 1 8 0M12 20h0",
);

/** The `flame` icon. */
export const FlameIcon = /* @__PURE__ */ icon(
  "flame",
  "M12 21a7 7 0 0 1-7-7c0-3 2-4 3-6 0 2 1 3 2 3 0-3 1-6 4-8 0 3 5 6 5 11a7 7 0 0 1-7 7z",
);

/** The `clock` icon. */
export const ClockIcon = /* @__PURE__ */ icon("clock", "M12 3a9 9 0 1 0 .1 0zM12 7v5l4 2");
