import { icon } from "./icon.tsx";

// Separate from the first load, which uses none of them.

export const ReceiptIcon = /* @__PURE__ */ icon(
  "receipt",
  <path d="M6 3 H18 V21 L15 19 L12 21 L9 19 L6 21 Z M9 8 H15 M9 12 H15" />,
);

export const WrenchIcon = /* @__PURE__ */ icon(
  "wrench",
  <path d="M18 4 L15 7 V9 H17 L20 6 A5 5 0 0 1 13 13 L7 19 A2 2 0 0 1 5 17 L11 11 A5 5 0 0 1 18 4 Z" />,
);

export const GlobeLockIcon = /* @__PURE__ */ icon(
  "globe-lock",
  <path d="M21 11 A9 9 0 1 0 12 21 M3 12 H11 M12 3 A4 9 0 0 1 16 10 M12 3 A4 9 0 0 0 12 21" />,
  <rect x={15} y={16} width={6} height={5} />,
  <path d="M16 16 V15 A2 2 0 0 1 20 15 V16" />,
);
