import { Icon, type IconProps } from "./icon.tsx";

/** The `home` icon. */
export function HomeIcon(props: IconProps) {
  return (
    <Icon name="home" {...props}>
      <path d="M4 11 L12 4 L20 11 V19 A1 1 0 0 1 19 20 H14 V14 H10 V20 H5 A1 1 0 0 1 4 19 Z" />
    </Icon>
  );
}

/** The `menu` icon. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon name="menu" {...props}>
      <path d="M4 6 H20 M4 12 H20 M4 18 H14" />
    </Icon>
  );
}

/** The `back` icon. */
export function BackIcon(props: IconProps) {
  return (
    <Icon name="back" {...props}>
      <path d="M20 12 H4 M11 5 L4 12 L11 19" />
    </Icon>
  );
}

/** The `chevron-right` icon. */
export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon name="chevron-right" {...props}>
      <path d="M9 5 L16 12 L9 19" />
    </Icon>
  );
}

/** The `chevron-down` icon. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon name="chevron-down" {...props}>
      <path d="M5 9 L12 16 L19 9" />
    </Icon>
  );
}

/** The `profile` icon. */
export function ProfileIcon(props: IconProps) {
  return (
    <Icon name="profile" {...props}>
      <circle cx={12} cy={8} r={4} />
      <path d="M4 21 A8 7 0 0 1 20 21" />
    </Icon>
  );
}

/** The `invite` icon. */
export function InviteIcon(props: IconProps) {
  return (
    <Icon name="invite" {...props}>
      <circle cx={10} cy={8} r={4} />
      <path d="M2 21 A8 7 0 0 1 14 15 M18 13 V19 M15 16 H21" />
    </Icon>
  );
}

/** The `language` icon. */
export function LanguageIcon(props: IconProps) {
  return (
    <Icon name="language" {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="M3 12 H21" />
      <ellipse cx={12} cy={12} rx={4} ry={9} />
    </Icon>
  );
}
