import { Icon, type IconProps } from "./icon.tsx";

/** The `facebook` icon: a plain f in the kit's line, not the company's logo. */
export const FacebookIcon = (props: IconProps) => (
  <Icon name="facebook" strokeWidth={2.5} {...props}>
    <path d="M16.5 3.75h-1.75c-2.1 0-3.25 1.3-3.25 3.5v13M7.5 11.5H15" />
  </Icon>
);

/** The `google` icon: a plain G in the kit's line, not the company's logo. */
export const GoogleIcon = (props: IconProps) => (
  <Icon name="google" strokeWidth={2.5} {...props}>
    <path d="M18 6.1A8.25 8.25 0 1 0 20.25 12H12.5" />
  </Icon>
);
