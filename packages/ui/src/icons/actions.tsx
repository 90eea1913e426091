import { Icon, type IconProps } from "./icon.tsx";

/** The `deposit` icon. */
export const DepositIcon = (props: IconProps) => (
  <Icon name="deposit" {...props}>
    <path d="M4 8.5h13.5A2.5 2.5 0 0 1 20 11v6.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5zM4 8.5A2.5 2.5 0 0 1 6.5 6H8M12 12v-8m-2.5 2.5L12 9l2.5-2.5M16 14.25h.01" />
  </Icon>
);

/** The `search` icon. */
export const SearchIcon = (props: IconProps) => (
  <Icon name="search" {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </Icon>
);

/** The `star` icon. */
export const StarIcon = (props: IconProps) => (
  <Icon name="star" {...props}>
    <path d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  </Icon>
);

/** The `refresh` icon. */
export const RefreshIcon = (props: IconProps) => (
  <Icon name="refresh" {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-5v5h-5" />
  </Icon>
);

/** The `pause` icon. */
export const PauseIcon = (props: IconProps) => (
  <Icon name="pause" {...props}>
    <path d="M8.5 5.5v13M15.5 5.5v13" />
  </Icon>
);

/** The `play` icon. */
export const PlayIcon = (props: IconProps) => (
  <Icon name="play" {...props}>
    <path d="M8 5.2v13.6L18.5 12z" />
  </Icon>
);
