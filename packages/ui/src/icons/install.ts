import { icon } from "./icon.tsx";

// A file of their own: only the offers of the app draw them.

/** The `download` icon. */
export const DownloadIcon = /* @__PURE__ */ icon("download", "M12 4v11M7.5 10.5l4.5 4.5 4.5-4.5M4.5 19.5h15");

/** The `phone` icon. */
export const PhoneIcon = /* @__PURE__ */ icon(
  "phone",
  "M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5zM10.5 17.5h3",
);

/** The `share` icon: the arrow out of a box by which iOS shares. */
export const ShareIcon = /* @__PURE__ */ icon(
  "share",
  "M12 14.5v-11M8 7l4-3.5 4 3.5M8 10.5h-2.5v10h13v-10h-2.5",
);

/** The `more` icon: the three dots of a browser's menu. */
export const MoreIcon = /* @__PURE__ */ icon("more", "M12 5.5h0M12 12h0M12 18.5h0", {
  strokeWidth: 2.5,
});

/** The `add-to-home` icon: a plus in a box. */
export const AddToHomeIcon = /* @__PURE__ */ icon(
  "add-to-home",
  "M6.5 4.5h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7",
);
