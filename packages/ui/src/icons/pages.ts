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
  "M15 6.5a4.5 4.5 0 0 1 5.5-1l-3 3 1 2 2 1 .5-.5a4.5 4.5 0 0 1-6.5 3l-5.5 5.5a2 2 0 0 1-3-3l5.5-5.5a4.5 4.5 0 0 1 3.5-4z",
);

/** The `globe-lock` icon. */
export const GlobeLockIcon = /* @__PURE__ */ icon(
  "globe-lock",
  "M20.5 10a8.5 8.5 0 1 0-9.5 10.5M3.5 12h6.5M12 3.5c2 2 3 4 3.5 6M12 3.5c-2.5 2.5-4 5.5-4 8.5 0 3 1 5.5 3 8M14 16h6.5v4.5h-6.5zM15.5 16v-1a1.75 1.75 0 0 1 3.5 0v1",
);
