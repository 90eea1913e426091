import { icon } from "./icon.tsx";

// A file of their own: only menus and the pages of an account draw them.

/** The `withdraw` icon. */
export const WithdrawIcon = /* @__PURE__ */ icon(
  "withdraw",
  "M4 8.5v-2.5a1.5 1.5 0 0 1 1.5-1.5h13a1.5 1.5 0 0 1 1.5 1.5v2.5M12 20.5v-11M8 13.5l4-4 4 4",
);

/** The `calendar` icon. */
export const CalendarIcon = /* @__PURE__ */ icon(
  "calendar",
  "M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-11.5a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.5 3.5v4M15.5 3.5v4M9 15l2 2 4-4",
);

/** The `gift` icon. */
export const GiftIcon = /* @__PURE__ */ icon(
  "gift",
  "M4 8.5h16v4h-16zM5.5 12.5v7.5h13v-7.5M12 8.5v11.5M12 8.5s-1.5-4.5-4-4.5a2 2 0 0 0-2 2.5c0 1.5 1.5 2 6 2zM12 8.5s1.5-4.5 4-4.5a2 2 0 0 1 2 2.5c0 1.5-1.5 2-6 2z",
);

/** The `tasks` icon. */
export const TasksIcon = /* @__PURE__ */ icon(
  "tasks",
  "M4 6.5l1.5 1.5 3-3M4 12.5l1.5 1.5 3-3M4 18.5l1.5 1.5 3-3M12 6.5h8M12 12.5h8M12 18.5h8",
);

/** The `crown` icon. */
export const CrownIcon = /* @__PURE__ */ icon(
  "crown",
  "M4.5 17.5l-1-10 5 4 3.5-6.5 3.5 6.5 5-4-1 10zM5 20.5h14",
);

/** The `team` icon. */
export const TeamIcon = /* @__PURE__ */ icon(
  "team",
  "M9.5 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3.5 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0M16.5 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0M12 8.5v3.5M5.5 14v-2h13v2M2.5 21c.5-1.5 1.5-2.5 3-2.5s2.5 1 3 2.5M15.5 21c.5-1.5 1.5-2.5 3-2.5s2.5 1 3 2.5",
);

/** The `shield` icon. */
export const ShieldIcon = /* @__PURE__ */ icon(
  "shield",
  "M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9v-5.5zM9 12l2 2 4-4",
);
