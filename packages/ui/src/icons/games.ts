import { icon } from "./icon.tsx";

/** The `grid` icon. */
export const GridIcon = /* @__PURE__ */ icon("grid", "M4 4h6v6h-6zM14 4h6v6h-6zM4 14h6v6h-6zM14 14h6v6h-6z");

/** The `slots` icon. */
export const SlotsIcon = /* @__PURE__ */ icon(
  "slots",
  "M3 6h18v12h-18zM9 6v12M15 6v12M5 10h2l-1 4M11 10h2l-1 4M17 10h2l-1 4",
);

/** The `fish` icon. */
export const FishIcon = /* @__PURE__ */ icon(
  "fish",
  "M3 12c4-8 12-8 15-2l3-3v10l-3-3c-3 6-11 6-15-2zM8 11h0M13 9c1 2 1 4 0 6",
);

/** The `cards` icon. */
export const CardsIcon = /* @__PURE__ */ icon(
  "cards",
  "M8 5l9-2a2 2 0 0 1 2 2l2 11a2 2 0 0 1-2 2h-4M5 7h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM9 11l2 3-2 3-2-3z",
);

/** The `live` icon. */
export const LiveIcon = /* @__PURE__ */ icon(
  "live",
  "M12 10a2 2 0 1 0 .1 0zM8 16a6 6 0 0 1 0-8M16 8a6 6 0 0 1 0 8M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14",
);

/** The `ball` icon. */
export const BallIcon = /* @__PURE__ */ icon(
  "ball",
  "M12 3a9 9 0 1 0 .1 0zM12 8l4 3-2 4h-4l-2-4zM12 8v-5M16 11l4-1M14 15l3 4M10 15l-3 4M8 11l-4-1",
);

/** The `sports` icon. */
export const SportsIcon = /* @__PURE__ */ icon(
  "sports",
  "M3 6h18v12h-18zM12 6v12M3 9h3v6h-3M21 9h-3v6h3M12 9a3 3 0 1 0 .1 0z",
);

/** The `esport` icon. */
export const EsportIcon = /* @__PURE__ */ icon(
  "esport",
  "M7 7h10a4 4 0 0 1 4 4l1 5a2 2 0 0 1-4 2l-3-3h-6l-3 3a2 2 0 0 1-4-2l1-5a4 4 0 0 1 4-4zM8 9v4M6 11h4M15 11h0M18 11h0",
);

/** The `ticket` icon. */
export const TicketIcon = /* @__PURE__ */ icon(
  "ticket",
  "M3 6h18v4a2 2 0 0 0 0 4v4h-18v-4a2 2 0 0 0 0-4zM14 9v1M14 14v1",
);

/** The `draw` icon: a drawn number ball. */
export const DrawIcon = /* @__PURE__ */ icon(
  "draw",
  "M12 3a9 9 0 1 0 .1 0zM12 7a5 5 0 1 0 .1 0zM11 11l1-1v4",
);

/** The `feather` icon. */
export const FeatherIcon = /* @__PURE__ */ icon(
  "feather",
  "M20 4c-6 0-11 2-13 8l-1 6M4 20l9-9M20 4c0 6-2 11-8 13l-6 1M13 11h4M9 15h5",
);
