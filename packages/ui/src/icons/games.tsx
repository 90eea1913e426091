import { Dot, icon } from "./icon.tsx";

export const GridIcon = /* @__PURE__ */ icon(
  "grid",
  <rect x={4} y={4} width={6} height={6} />,
  <rect x={14} y={4} width={6} height={6} />,
  <rect x={4} y={14} width={6} height={6} />,
  <rect x={14} y={14} width={6} height={6} />,
);

export const SlotsIcon = /* @__PURE__ */ icon(
  "slots",
  <rect x={3} y={6} width={18} height={12} />,
  <path d="M9 6 V18 M15 6 V18 M5 10 H7 L6 14 M11 10 H13 L12 14 M17 10 H19 L18 14" />,
);

export const FishIcon = /* @__PURE__ */ icon(
  "fish",
  <path d="M3 12 C7 4 15 4 18 10 L21 7 V17 L18 14 C15 20 7 20 3 12 Z M13 9 C14 11 14 13 13 15" />,
  <Dot x={8} y={11} />,
);

export const CardsIcon = /* @__PURE__ */ icon(
  "cards",
  <path d="M8 5 L17 3 A2 2 0 0 1 19 5 L21 16 A2 2 0 0 1 19 18 H15 M9 11 L11 14 L9 17 L7 14 Z" />,
  <rect x={3} y={7} width={12} height={14} rx={2} />,
);

export const LiveIcon = /* @__PURE__ */ icon(
  "live",
  <circle cx={12} cy={12} r={2} />,
  <path d="M8 16 A6 6 0 0 1 8 8 M16 8 A6 6 0 0 1 16 16 M5 19 A10 10 0 0 1 5 5 M19 5 A10 10 0 0 1 19 19" />,
);

export const BallIcon = /* @__PURE__ */ icon(
  "ball",
  <circle cx={12} cy={12} r={9} />,
  <path d="M12 8 L16 11 L14 15 H10 L8 11 Z M12 8 V3 M16 11 L20 10 M14 15 L17 19 M10 15 L7 19" />,
  <path d="M8 11 L4 10" />,
);

export const SportsIcon = /* @__PURE__ */ icon(
  "sports",
  <rect x={3} y={6} width={18} height={12} />,
  <path d="M12 6 V18 M3 9 H6 V15 H3 M21 9 H18 V15 H21" />,
  <circle cx={12} cy={12} r={3} />,
);

export const EsportIcon = /* @__PURE__ */ icon(
  "esport",
  <path d="M7 7 H17 A4 4 0 0 1 21 11 L22 16 A2 2 0 0 1 18 18 L15 15 H9 L6 18 A2 2 0 0 1 2 16 L3 11 A4 4 0 0 1 7 7 Z" />,
  <path d="M8 9 V13 M6 11 H10" />,
  <Dot x={15} y={11} />,
  <Dot x={18} y={11} />,
);

export const TicketIcon = /* @__PURE__ */ icon(
  "ticket",
  <path d="M3 6 H21 V10 A2 2 0 0 0 21 14 V18 H3 V14 A2 2 0 0 0 3 10 Z M14 9 V10 M14 14 V15" />,
);

/** The `draw` icon: a drawn number ball. */
export const DrawIcon = /* @__PURE__ */ icon(
  "draw",
  <circle cx={12} cy={12} r={9} />,
  <circle cx={12} cy={12} r={5} />,
  <path d="M11 11 L12 10 V14" />,
);

export const FeatherIcon = /* @__PURE__ */ icon(
  "feather",
  <path d="M20 4 C14 4 9 6 7 12 L6 18 M4 20 L13 11 M20 4 C20 10 18 15 12 17 L6 18 M13 11 H17 M9 15 H14" />,
);
