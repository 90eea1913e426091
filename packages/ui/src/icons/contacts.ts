import { icon } from "./icon.tsx";

// A file of their own: only the pages of an account's security and money draw them.

/** The `mail` icon. */
export const MailIcon = /* @__PURE__ */ icon(
  "mail",
  "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 7l8 6 8-6",
);

/** The `bank-card` icon. */
export const BankCardIcon = /* @__PURE__ */ icon(
  "bank-card",
  "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM3 10h18M7 15h4",
);
