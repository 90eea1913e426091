import { icon } from "./icon.tsx";

// A file of their own: only the pages of an account's security and money draw them.

/** The `mail` icon. */
export const MailIcon = /* @__PURE__ */ icon(
  "mail",
  "M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5zM4 7l8 6 8-6",
);

/** The `bank-card` icon. */
export const BankCardIcon = /* @__PURE__ */ icon(
  "bank-card",
  "M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5zM3.5 10h17M7 14.5h3.5",
);
