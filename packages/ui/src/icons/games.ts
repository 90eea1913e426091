import { icon } from "./icon.tsx";

/** The `grid` icon. */
export const GridIcon = /* @__PURE__ */ icon(
  "grid",
  "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
);

/** The `slots` icon. */
export const SlotsIcon = /* @__PURE__ */ icon(
  "slots",
  "M3.5 5.5h17v13h-17zM9 5.5v13M15 5.5v13M5 10h2.5l-1.5 4M11 10h2.5l-1.5 4M16.5 10h2.5l-1.5 4",
);

/** The `fish` icon. */
export const FishIcon = /* @__PURE__ */ icon(
  "fish",
  "M3 12c2.5-4 6-6 9-6 2.5 0 4.5 1.5 6 3.5l3-2.5v10l-3-2.5c-1.5 2-3.5 3.5-6 3.5-3 0-6.5-1.5-9-6zM8 11h0M12.5 9.5c1 1.5 1 3.5 0 5",
);

/** The `cards` icon. */
export const CardsIcon = /* @__PURE__ */ icon(
  "cards",
  "M9 5.5l9-1.5a1 1 0 0 1 1.5 1l2 10.5a1 1 0 0 1-1 1.5l-4 .5M4.5 7h9a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5zM9 10.5l2 3-2 3-2-3z",
);

/** The `live` icon. */
export const LiveIcon = /* @__PURE__ */ icon(
  "live",
  "M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M12 12h0M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14",
);

/** The `ball` icon. */
export const BallIcon = /* @__PURE__ */ icon(
  "ball",
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 8l3.5 2.5-1.5 4h-4.5l-1.5-4zM12 8v-4.5M15.5 11l4.5-1.5M14 15l2.5 4M10 15l-2.5 4M8.5 11l-4.5-1.5",
);

/** The `sports` icon. */
export const SportsIcon = /* @__PURE__ */ icon(
  "sports",
  "M3.5 6h17v12h-17zM12 6v12M3.5 9.5h2.5v5h-2.5M20.5 9.5h-2.5v5h2.5M9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
);

/** The `esport` icon. */
export const EsportIcon = /* @__PURE__ */ icon(
  "esport",
  "M7.5 7h9a4.5 4.5 0 0 1 4.5 3.5l1 5a2 2 0 0 1-4 2l-2.5-2.5h-7.5l-2.5 2.5a2 2 0 0 1-4-2l1-5a4.5 4.5 0 0 1 4.5-3.5zM8.5 9.5v3M7 11h3M15 11h0M17 11h0",
);

/** The `ticket` icon. */
export const TicketIcon = /* @__PURE__ */ icon(
  "ticket",
  "M3.5 6.5h17v3.5a2 2 0 0 0 0 3.5v3.5h-17v-3.5a2 2 0 0 0 0-3.5zM14 9.5v1M14 13.5v1",
);

/** The `draw` icon: a drawn number ball. */
export const DrawIcon = /* @__PURE__ */ icon(
  "draw",
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M7.5 12a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M11 11l1.5-1v4.5",
);

/** The `feather` icon. */
export const FeatherIcon = /* @__PURE__ */ icon(
  "feather",
  "M19.5 4.5c-6-.5-11 2-12.5 7.5l-1 6M4.5 20l8.5-9.5M19.5 4.5c.5 6-2 11-7.5 12.5l-5.5 1M16.5 11h-4M13.5 15h-3.5",
);
