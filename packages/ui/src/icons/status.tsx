import { Dot, icon } from "./icon.tsx";

export const WarningIcon = /* @__PURE__ */ icon(
  "warning",
  <path d="M12 4 L21 20 H3 Z M12 10 V14" />,
  <Dot x={12} y={17} />,
);

export const BellIcon = /* @__PURE__ */ icon(
  "bell",
  <path d="M6 16 V11 A6 6 0 0 1 18 11 V16 L20 18 H4 Z M10 21 H14" />,
);

export const OfflineIcon = /* @__PURE__ */ icon(
  "offline",
  <path d="M2 8 A14 14 0 0 1 3.4 6.8 M8 4.4 A14 14 0 0 1 22 8 M5 12 A10 10 0 0 1 7 10.5" />,
  <path d="M12.6 9.2 A10 10 0 0 1 19 12 M8 16 A6 6 0 0 1 11.2 14.5 M4 4 L20 20" />,
  <Dot x={12} y={20} />,
);

export const FlameIcon = /* @__PURE__ */ icon(
  "flame",
  <path d="M12 21 A7 7 0 0 1 5 14 C5 11 7 10 8 8 C8 10 9 11 10 11 C10 8 11 5 14 3 C14 6 19 9 19 14 A7 7 0 0 1 12 21 Z" />,
);

export const ClockIcon = /* @__PURE__ */ icon(
  "clock",
  <circle cx={12} cy={12} r={9} />,
  <path d="M12 7 V12 L16 14" />,
);
