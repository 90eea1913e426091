import { Icon, type IconProps } from "./icon.tsx";

/** The `facebook` icon: a plain f in the kit's line, not the company's logo. */
export function FacebookIcon(props: IconProps) {
  return (
    <Icon name="facebook" strokeWidth={2.5} {...props}>
      <path d="M17 4 H15 C13 4 12 5 12 8 V21 M7 12 H16" />
    </Icon>
  );
}

/** The `google` icon: a plain G in the kit's line, not the company's logo. */
export function GoogleIcon(props: IconProps) {
  return (
    <Icon name="google" strokeWidth={2.5} {...props}>
      <path d="M18 5 A9 9 0 1 0 21 12 H13" />
    </Icon>
  );
}
