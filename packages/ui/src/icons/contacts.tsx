import { icon } from "./icon.tsx";

// Separate from the first load: only security and payment pages use them.

export const MailIcon = /* @__PURE__ */ icon(
  "mail",
  <rect x={3} y={5} width={18} height={14} rx={2} />,
  <path d="M4 7 L12 13 L20 7" />,
);

export const BankCardIcon = /* @__PURE__ */ icon(
  "bank-card",
  <rect x={3} y={5} width={18} height={14} rx={2} />,
  <path d="M3 10 H21 M7 15 H11" />,
);
