import { Dot, Icon, type IconProps, icon } from "./icon.tsx";

// Separate from the first load: only the app promotions use them.

export const DownloadIcon = /* @__PURE__ */ icon(
  "download",
  <path d="M12 4 V15 M8 11 L12 15 L16 11 M4 20 H20" />,
);

export const PhoneIcon = /* @__PURE__ */ icon(
  "phone",
  <rect x={6} y={3} width={12} height={18} rx={2} />,
  <path d="M11 17 H13" />,
);

/** The `share` icon: an arrow out of a box, as on iOS. */
export const ShareIcon = /* @__PURE__ */ icon(
  "share",
  <path d="M12 15 V3 M8 7 L12 3 L16 7 M8 11 H6 V21 H18 V11 H16" />,
);

/** The `more` icon: three dots, as for a browser's menu. */
export function MoreIcon(props: IconProps) {
  return (
    <Icon name="more" strokeWidth={2.5} {...props}>
      <Dot x={12} y={5} />
      <Dot x={12} y={12} />
      <Dot x={12} y={19} />
    </Icon>
  );
}

/** The `add-to-home` icon: a plus in a box. */
export const AddToHomeIcon = /* @__PURE__ */ icon(
  "add-to-home",
  <rect x={4} y={4} width={16} height={16} rx={2} />,
  <path d="M12 8 V16 M8 12 H16" />,
);
