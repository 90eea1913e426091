import { icon } from "./icon.tsx";

// A file of their own: home's first load draws none of them.

/** The `receipt` icon. */
export const ReceiptIcon = /* @__PURE__ */ icon(
  "receipt",
  "M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6-2.4-1.6zM9 8.5h6M9 12.5h6",
);

/** The `wrench` icon. */
export const WrenchIcon = /* @__PURE__ */ icon(
  "wrench",
  "M14.8 6.7a4.5 4.5 0 0 1 5.4-1.2l-2.9 2.9 .8 2 2 .8 .4-.4a4.5 4.5 0 0 1-6.4 2.9l-5.5 5.5a2 2 0 0 1-2.9-2.9l5.6-5.5a4.5 4.5 0 0 1 3.5-4.1z",
);

/** The `globe-lock` icon. */
export const GlobeLockIcon = /* @__PURE__ */ icon(
  "globe-lock",
  "M20.3 10a8.5 8.5 0 1 0-9.3 10.4M3.7 12h6.3M12 3.5c1.9 1.8 3 3.8 3.5 6M12 3.5c-2.6 2.5-3.8 5.3-3.8 8.5 0 2.8 1 5.5 2.8 7.8M14 16h6.5v4.5h-6.5zM15.5 16v-1.25a1.75 1.75 0 0 1 3.5 0v1.25",
);
