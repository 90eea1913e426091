import { icon } from "./icon.tsx";

/** The `grid` icon. */
export const GridIcon = /* @__PURE__ */ icon(
  "grid",
  "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
);

/** The `slots` icon. */
export const SlotsIcon = /* @__PURE__ */ icon(
  "slots",
  "M3.5 5.5h17v13h-17zM9.2 5.5v13M14.8 5.5v13M5.2 10h2.4l-1.3 4M11 10h2.4l-1.3 4M16.5 10h2.4l-1.3 4",
);

/** The `fish` icon. */
export const FishIcon = /* @__PURE__ */ icon(
  "fish",
  "M3 12c2.5-4.2 6-5.8 9-5.8 2.6 0 4.5 1.5 6 3.3l3-2.5v10l-3-2.5c-1.5 1.8-3.4 3.3-6 3.3-3 0-6.5-1.6-9-5.8zM8 11h.01M12.5 9.5c1 1.6 1 3.4 0 5",
);

/** The `cards` icon. */
export const CardsIcon = /* @__PURE__ */ icon(
  "cards",
  "M9 5.5l9-1.7a1.2 1.2 0 0 1 1.4 1l1.9 10.5a1.2 1.2 0 0 1-1 1.4l-3.8.7M4.5 7h9a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5zM9 10.5l2 3-2 3-2-3z",
);

/** The `live` icon. */
export const LiveIcon = /* @__PURE__ */ icon(
  "live",
  "M9.875 12a2.125 2.125 0 1 0 4.25 0 2.125 2.125 0 1 0-4.25 0M11.6 12a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14",
);

/** The `ball` icon. */
export const BallIcon = /* @__PURE__ */ icon(
  "ball",
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 8.2l3.6 2.6-1.4 4.2h-4.4l-1.4-4.2zM12 8.2v-4.6M15.6 10.8l4.5-1.4M14.2 15l2.7 3.8M9.8 15l-2.7 3.8M8.4 10.8l-4.5-1.4",
);

/** The `sports` icon. */
export const SportsIcon = /* @__PURE__ */ icon(
  "sports",
  "M3.5 6h17v12h-17zM12 6v12M3.5 9.5h2.5v5h-2.5M20.5 9.5h-2.5v5h2.5M9.75 12a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0",
);

/** The `esport` icon. */
export const EsportIcon = /* @__PURE__ */ icon(
  "esport",
  "M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l1 5a2.2 2.2 0 0 1-3.8 1.9l-2.3-2.5h-7.6l-2.3 2.5a2.2 2.2 0 0 1-3.8-1.9l1-5a4.5 4.5 0 0 1 4.4-3.6zM8.5 9.5v3M7 11h3M15 11h.01M17 11h.01",
);

/** The `ticket` icon. */
export const TicketIcon = /* @__PURE__ */ icon(
  "ticket",
  "M3.5 6.5h17v3.7a1.9 1.9 0 0 0 0 3.6v3.7h-17v-3.7a1.9 1.9 0 0 0 0-3.6zM14 9.5v1M14 13.5v1",
);

/** The `draw` icon: a drawn number ball. */
export const DrawIcon = /* @__PURE__ */ icon(
  "draw",
  "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M7.4 12a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0M10.8 10.8l1.4-.9v4.3",
);

/** The `feather` icon. */
export const FeatherIcon = /* @__PURE__ */ icon(
  "feather",
  "M19.5 4.5c-6-.5-11 2-12.3 7.5l-1.2 6M4.5 20l8.5-9.5M19.5 4.5c.5 6-1.8 11-7.3 12.5l-5.5.8M16.5 11h-4M13.5 15h-3.5",
);
