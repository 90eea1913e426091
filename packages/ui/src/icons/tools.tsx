import { Dot, Icon, type IconProps } from "./icon.tsx";

// A file of their own: home's first load draws none of them.

function Sliders() {
  return (
    <>
      <path d="M4 7 H12 M18 7 H20 M4 17 H6 M12 17 H20" />
      <circle cx={15} cy={7} r={3} />
      <circle cx={9} cy={17} r={3} />
    </>
  );
}

/** The `filter` icon: sliders. */
export function FilterIcon(props: IconProps) {
  return (
    <Icon name="filter" {...props}>
      <Sliders />
    </Icon>
  );
}

/** The `copy` icon. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon name="copy" {...props}>
      <rect x={8} y={8} width={12} height={12} rx={2} />
      <path d="M4 15 V6 A2 2 0 0 1 6 4 H15" />
    </Icon>
  );
}

/** The `chevron-left` icon. */
export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon name="chevron-left" {...props}>
      <path d="M15 5 L8 12 L15 19" />
    </Icon>
  );
}

/** The `external` icon. */
export function ExternalIcon(props: IconProps) {
  return (
    <Icon name="external" {...props}>
      <path d="M14 4 H20 V10 M20 4 L11 13" />
      <path d="M19 14 V18 A2 2 0 0 1 17 20 H6 A2 2 0 0 1 4 18 V7 A2 2 0 0 1 6 5 H10" />
    </Icon>
  );
}

/** The `logout` icon. */
export function LogoutIcon(props: IconProps) {
  return (
    <Icon name="logout" {...props}>
      <path d="M14 20 H6 A2 2 0 0 1 4 18 V6 A2 2 0 0 1 6 4 H14 M10 12 H20 M16 8 L20 12 L16 16" />
    </Icon>
  );
}

/** The `lock` icon: a closed padlock, for passwords and security. */
export function LockIcon(props: IconProps) {
  return (
    <Icon name="lock" {...props}>
      <rect x={5} y={10} width={14} height={10} />
      <path d="M8 10 V8 A4 4 0 0 1 16 8 V10 M12 14 V16" />
    </Icon>
  );
}

/** The `settings` icon: sliders. */
export function SettingsIcon(props: IconProps) {
  return (
    <Icon name="settings" {...props}>
      <Sliders />
    </Icon>
  );
}

/** The `eye` icon. */
export function EyeIcon(props: IconProps) {
  return (
    <Icon name="eye" {...props}>
      <path d="M2 12 C2 12 6 5 12 5 C18 5 22 12 22 12 C22 12 18 19 12 19 C6 19 2 12 2 12 Z" />
      <circle cx={12} cy={12} r={3} />
    </Icon>
  );
}

/** The `eye-off` icon. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Icon name="eye-off" {...props}>
      <path d="M9.5 5.4 C10.3 5.1 11.1 5 12 5 C18 5 22 12 22 12 C22 12 21.1 13.6 19.6 15.3" />
      <path d="M6.1 6.8 C3.6 9.1 2 12 2 12 C2 12 6 19 12 19 C13.9 19 15.6 18.3 17 17.3" />
      <path d="M9.9 9.9 A3 3 0 0 0 14.1 14.1 M4 4 L20 20" />
    </Icon>
  );
}

/** The `check` icon. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon name="check" {...props}>
      <path d="M5 12 L10 17 L19 8" />
    </Icon>
  );
}

/** The `info` icon. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon name="info" {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="M12 11 V16" />
      <Dot x={12} y={8} />
    </Icon>
  );
}

/** The `close` icon. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon name="close" {...props}>
      <path d="M6 6 L18 18 M18 6 L6 18" />
    </Icon>
  );
}
