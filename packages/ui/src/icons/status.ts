import { icon } from "./icon.tsx";

/** The `warning` icon. */
export const WarningIcon = /* @__PURE__ */ icon("warning", "M12 4.5l8.5 15h-17zM12 10.5v4M12 17h0");

/** The `bell` icon. */
export const BellIcon = /* @__PURE__ */ icon(
  "bell",
  "M6 16.5v-5.5a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
);

/** The `offline` icon. */
export const OfflineIcon = /* @__PURE__ */ icon(
  "offline",
  "M4 4l16 16M9 13.5a5 5 0 0 1 3.5-1M15.5 14l-.5-.5M5.5 10.5a10 10 0 0 1 3-2M12 7.5a10 10 0 0 1 6.5 3M2.5 7c1-1 2-1.5 3-2M9.5 4a14 14 0 0 1 12 3M12 18.5h0",
);

/** The `flame` icon. */
export const FlameIcon = /* @__PURE__ */ icon(
  "flame",
  "M12 21a6.5 6.5 0 0 1-6.5-6.5c0-3 1.7-4.7 3-6.3 .3 1.6 1.1 2.5 2 2.8-.2-3.5 1-6.2 3.5-8 0 3.2 4.5 6 4.5 11.2a6.6 6.6 0 0 1-6.5 6.8z",
);

/** The `clock` icon. */
export const ClockIcon = /* @__PURE__ */ icon(
  "clock",
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7v5l3.5 2",
);
