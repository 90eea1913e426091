import { icon } from "./icon.tsx";

// A file of their own: only menus and the pages of an account draw them.

/** The `withdraw` icon. */
export const WithdrawIcon = /* @__PURE__ */ icon(
  "withdraw",
  "M4 8v-2a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2M12 20v-11M8 13l4-4 4 4",
);

/** The `calendar` icon. */
export const CalendarIcon = /* @__PURE__ */ icon(
  "calendar",
  "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM4 10h16M8 2v4M16 2v4M9 15l2 2 4-4",
);

/** The `gift` icon. */
export const GiftIcon = /* @__PURE__ */ icon(
  "gift",
  "M4 8h16v4h-16zM6 12v8h12v-8M12 8v12M12 8s-2-5-5-4 0 4 5 4 8-3 5-4-5 4-5 4",
);

/** The `tasks` icon. */
export const TasksIcon = /* @__PURE__ */ icon(
  "tasks",
  "M3 6l2 2 4-4M3 12l2 2 4-4M3 18l2 2 4-4M12 6h9M12 12h9M12 18h9",
);

/** The `crown` icon. */
export const CrownIcon = /* @__PURE__ */ icon("crown", "M4 17l-1-10 5 4 4-7 4 7 5-4-1 10zM5 21h14");

/** The `team` icon. */
export const TeamIcon = /* @__PURE__ */ icon(
  "team",
  "M12 3a3 3 0 1 0 .1 0zM6 13a2 2 0 1 0 .1 0zM18 13a2 2 0 1 0 .1 0zM12 9v2M6 13v-2h12v2M2 21a4 4 0 0 1 8 0M14 21a4 4 0 0 1 8 0",
);

/** The `shield` icon. */
export const ShieldIcon = /* @__PURE__ */ icon(
  "shield",
  "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10v-5zM9 12l2 2 4-4",
);
