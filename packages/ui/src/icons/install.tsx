import { Dot, Icon, type IconProps } from "./icon.tsx";

// A file of their own: only the offers of the app draw them.

/** The `download` icon. */
export function DownloadIcon(props: IconProps) {
  return (
    <Icon name="download" {...props}>
      <path d="M12 4 V15 M8 11 L12 15 L16 11 M4 20 H20" />
    </Icon>
  );
}

/** The `phone` icon. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon name="phone" {...props}>
      <rect x={6} y={3} width={12} height={18} rx={2} />
      <path d="M11 17 H13" />
    </Icon>
  );
}

/** The `share` icon: the arrow out of a box by which iOS shares. */
export function ShareIcon(props: IconProps) {
  return (
    <Icon name="share" {...props}>
      <path d="M12 15 V3 M8 7 L12 3 L16 7 M8 11 H6 V21 H18 V11 H16" />
    </Icon>
  );
}

/** The `more` icon: the three dots of a browser's menu. */
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
export function AddToHomeIcon(props: IconProps) {
  return (
    <Icon name="add-to-home" {...props}>
      <rect x={4} y={4} width={16} height={16} rx={2} />
      <path d="M12 8 V16 M8 12 H16" />
    </Icon>
  );
}
