import { icon } from "./icon.tsx";

// Separate from the first load: only menus and the pages behind them use these.

export const WithdrawIcon = /* @__PURE__ */ icon(
  "withdraw",
  <path d="M4 8 V6 A2 2 0 0 1 6 4 H18 A2 2 0 0 1 20 6 V8 M12 20 V9 M8 13 L12 9 L16 13" />,
);

export const CalendarIcon = /* @__PURE__ */ icon(
  "calendar",
  <rect x={4} y={4} width={16} height={16} rx={2} />,
  <path d="M4 10 H20 M8 2 V6 M16 2 V6 M9 15 L11 17 L15 13" />,
);

export const GiftIcon = /* @__PURE__ */ icon(
  "gift",
  <rect x={4} y={8} width={16} height={4} />,
  <path d="M6 12 V20 H18 V12 M12 8 V20" />,
  <path d="M12 8 C12 8 10 3 7 4 C4 5 7 8 12 8 C17 8 20 5 17 4 C14 3 12 8 12 8" />,
);

export const TasksIcon = /* @__PURE__ */ icon(
  "tasks",
  <path d="M3 6 L5 8 L9 4 M3 12 L5 14 L9 10 M3 18 L5 20 L9 16 M12 6 H21 M12 12 H21 M12 18 H21" />,
);

export const CrownIcon = /* @__PURE__ */ icon(
  "crown",
  <path d="M4 17 L3 7 L8 11 L12 4 L16 11 L21 7 L20 17 Z M5 21 H19" />,
);

export const TeamIcon = /* @__PURE__ */ icon(
  "team",
  <circle cx={12} cy={6} r={3} />,
  <circle cx={6} cy={15} r={2} />,
  <circle cx={18} cy={15} r={2} />,
  <path d="M12 9 V11 M6 13 V11 H18 V13 M2 21 A4 4 0 0 1 10 21 M14 21 A4 4 0 0 1 22 21" />,
);

/** The `transfer` icon: to others and back. */
export const TransferIcon = /* @__PURE__ */ icon(
  "transfer",
  <path d="M4 8 H20 M16 4 L20 8 L16 12 M20 16 H4 M8 12 L4 16 L8 20" />,
);

/** The `profit` icon: a rising curve over its axis. */
export const ProfitIcon = /* @__PURE__ */ icon(
  "profit",
  <path d="M4 4 V20 H20 M7 15 L11 11 L14 14 L20 7 M16 7 H20 V11" />,
);

export const ShieldIcon = /* @__PURE__ */ icon(
  "shield",
  <path d="M12 3 L19 6 V11 C19 16 16 19 12 21 C8 19 5 16 5 11 V6 Z M9 12 L11 14 L15 10" />,
);

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

export const BankIcon = /* @__PURE__ */ icon(
  "bank",
  <path d="M4 9 L12 4 L20 9 Z M6 9 V17 M10 9 V17 M14 9 V17 M18 9 V17 M4 20 H20" />,
);

export const ShopIcon = /* @__PURE__ */ icon(
  "shop",
  <path d="M5 12 V20 H19 V12 M3 10 L5 4 H19 L21 10 Z M9 4 V10 M15 4 V10 M10 20 V15 H14 V20" />,
);

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
