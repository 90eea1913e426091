import { icon } from "./icon.tsx";

/** The `deposit` icon. */
export const DepositIcon = /* @__PURE__ */ icon(
  "deposit",
  "M4 8h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2zM4 8a2 2 0 0 1 2-2h2M12 12v-9M9 9l3 3 3-3M16 15h0",
);

/** The `search` icon. */
export const SearchIcon = /* @__PURE__ */ icon("search", "M10 4a6 6 0 1 0 .1 0zM14 14l6 6");

/** The `star` icon. */
export const StarIcon = /* @__PURE__ */ icon("star", "M12 3l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z");

/** The `refresh` icon. */
export const RefreshIcon = /* @__PURE__ */ icon("refresh", "M20 12a8 8 0 1 1-2-5l2 2M20 4v5h-5");

/** The `pause` icon. */
export const PauseIcon = /* @__PURE__ */ icon("pause", "M8 5v14M16 5v14");

/** The `play` icon. */
export const PlayIcon = /* @__PURE__ */ icon("play", "M8 5v14l11-7z");
