import { icon } from "./icon.tsx";

/** The `deposit` icon. */
export const DepositIcon = /* @__PURE__ */ icon(
  "deposit",
  "M4 8.5h13.5a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5zM4 8.5a2.5 2.5 0 0 1 2.5-2.5h1.5M12 12v-8M9.5 6.5l2.5 2.5 2.5-2.5M16 14.25h.01",
);

/** The `search` icon. */
export const SearchIcon = /* @__PURE__ */ icon("search", "M4.5 10.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 15l5 5");

/** The `star` icon. */
export const StarIcon = /* @__PURE__ */ icon(
  "star",
  "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
);

/** The `refresh` icon. */
export const RefreshIcon = /* @__PURE__ */ icon(
  "refresh",
  "M19.5 12a7.5 7.5 0 1 1-2.3-5.4l2.3 2.4M19.5 4v5h-5",
);

/** The `pause` icon. */
export const PauseIcon = /* @__PURE__ */ icon("pause", "M8.5 5.5v13M15.5 5.5v13");

/** The `play` icon. */
export const PlayIcon = /* @__PURE__ */ icon("play", "M8 5.2v13.6l10.5-6.8z");
