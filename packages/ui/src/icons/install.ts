import { icon } from "./icon.tsx";

// A file of their own: only the offers of the app draw them.

/** The `download` icon. */
export const DownloadIcon = /* @__PURE__ */ icon("download", "M12 4v11M8 11l4 4 4-4M4 20h16");

/** The `phone` icon. */
export const PhoneIcon = /* @__PURE__ */ icon(
  "phone",
  "M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM11 17h2",
);

/** The `share` icon: the arrow out of a box by which iOS shares. */
export const ShareIcon = /* @__PURE__ */ icon("share", "M12 15v-12M8 7l4-4 4 4M8 11h-2v10h12v-10h-2");

/** The `more` icon: the three dots of a browser's menu. */
export const MoreIcon = /* @__PURE__ */ icon("more", "M12 5h0M12 12h0M12 19h0", {
  strokeWidth: 2.5,
});

/** The `add-to-home` icon: a plus in a box. */
export const AddToHomeIcon = /* @__PURE__ */ icon(
  "add-to-home",
  "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM12 8v8M8 12h8",
);
