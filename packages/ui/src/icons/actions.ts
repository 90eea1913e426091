import { icon } from "./icon.tsx";

/** The `deposit` icon. */
export const DepositIcon = /* @__PURE__ */ icon(
  "deposit",
  "M4 8.5h13.5a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5zM4 8.5a2.5 2.5 0 0 1 2.5-2.5h1.5M12 12v-8M9.5 6.5l2.5 2.5 2.5-2.5M16 14.5h0",
);

/** The `search` icon. */
export const SearchIcon = /* @__PURE__ */ icon("search", "M4.5 10.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 15l5 5");

/** The `star` icon. */
export const StarIcon = /* @__PURE__ */ icon(
  "star",
  "M12 4l2.5 5 5.5 1-4 4 1 5.5-5-2.5-5 2.5 1-5.5-4-4 5.5-1z",
);

/** The `refresh` icon. */
export const RefreshIcon = /* @__PURE__ */ icon(
  "refresh",
  "M19.5 12a7.5 7.5 0 1 1-2.5-5.5l2.5 2.5M19.5 4v5h-5",
);

/** The `pause` icon. */
export const PauseIcon = /* @__PURE__ */ icon("pause", "M8.5 5.5v13M15.5 5.5v13");

/** The `play` icon. */
export const PlayIcon = /* @__PURE__ */ icon("play", "M8 5v13.5l10.5-7z");
