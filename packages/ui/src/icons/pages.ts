import { icon } from "./icon.tsx";

// A file of their own: home's first load draws none of them.

/** The `receipt` icon. */
export const ReceiptIcon = /* @__PURE__ */ icon("receipt", "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6");

/** The `wrench` icon. */
export const WrenchIcon = /* @__PURE__ */ icon(
  "wrench",
  "M18 4l-3 3v2h2l3-3a5 5 0 0 1-7 7l-6 6a2 2 0 0 1-2-2l6-6a5 5 0 0 1 7-7z",
);

/** The `globe-lock` icon. */
export const GlobeLockIcon = /* @__PURE__ */ icon(
  "globe-lock",
  "M21 11a9 9 0 1 0-9 10M3 12h8M12 3a4 9 0 0 1 4 7M12 3a4 9 0 0 0 0 18M15 16h6v5h-6zM16 16v-1a2 2 0 0 1 4 0v1",
);
