import { icon } from "./icon.tsx";

// A file of their own: only the pages of an account's security and money draw them.

/** The `mail` icon. */
export const MailIcon = /* @__PURE__ */ icon(
  "mail",
  <rect x={3} y={5} width={18} height={14} rx={2} />,
  <path d="M4 7 L12 13 L20 7" />,
);

/** The `bank-card` icon. */
export const BankCardIcon = /* @__PURE__ */ icon(
  "bank-card",
  <rect x={3} y={5} width={18} height={14} rx={2} />,
  <path d="M3 10 H21 M7 15 H11" />,
);
