import { Dot, icon } from "./icon.tsx";

export const DepositIcon = /* @__PURE__ */ icon(
  "deposit",
  <path d="M4 8 H18 A2 2 0 0 1 20 10 V18 A2 2 0 0 1 18 20 H6 A2 2 0 0 1 4 18 Z M4 8 A2 2 0 0 1 6 6 H8" />,
  <path d="M12 12 V3 M9 9 L12 12 L15 9" />,
  <Dot x={16} y={15} />,
);

export const SearchIcon = /* @__PURE__ */ icon(
  "search",
  <circle cx={10} cy={10} r={6} />,
  <path d="M14 14 L20 20" />,
);

export const StarIcon = /* @__PURE__ */ icon(
  "star",
  <path d="M12 3 L15 9 L21 10 L17 14 L18 20 L12 17 L6 20 L7 14 L3 10 L9 9 Z" />,
);

export const RefreshIcon = /* @__PURE__ */ icon(
  "refresh",
  <path d="M20 12 A8 8 0 1 1 18 7 L20 9 M20 4 V9 H15" />,
);

export const PauseIcon = /* @__PURE__ */ icon("pause", <path d="M8 5 V19 M16 5 V19" />);

export const PlayIcon = /* @__PURE__ */ icon("play", <path d="M8 5 V19 L19 12 Z" />);
