import { Dot, Icon, type IconProps } from "./icon.tsx";

/** The `deposit` icon. */
export function DepositIcon(props: IconProps) {
  return (
    <Icon name="deposit" {...props}>
      <path d="M4 8 H18 A2 2 0 0 1 20 10 V18 A2 2 0 0 1 18 20 H6 A2 2 0 0 1 4 18 Z M4 8 A2 2 0 0 1 6 6 H8" />
      <path d="M12 12 V3 M9 9 L12 12 L15 9" />
      <Dot x={16} y={15} />
    </Icon>
  );
}

/** The `search` icon. */
export function SearchIcon(props: IconProps) {
  return (
    <Icon name="search" {...props}>
      <circle cx={10} cy={10} r={6} />
      <path d="M14 14 L20 20" />
    </Icon>
  );
}

/** The `star` icon. */
export function StarIcon(props: IconProps) {
  return (
    <Icon name="star" {...props}>
      <path d="M12 3 L15 9 L21 10 L17 14 L18 20 L12 17 L6 20 L7 14 L3 10 L9 9 Z" />
    </Icon>
  );
}

/** The `refresh` icon. */
export function RefreshIcon(props: IconProps) {
  return (
    <Icon name="refresh" {...props}>
      <path d="M20 12 A8 8 0 1 1 18 7 L20 9 M20 4 V9 H15" />
    </Icon>
  );
}

/** The `pause` icon. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon name="pause" {...props}>
      <path d="M8 5 V19 M16 5 V19" />
    </Icon>
  );
}

/** The `play` icon. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon name="play" {...props}>
      <path d="M8 5 V19 L19 12 Z" />
    </Icon>
  );
}
