import { clsx } from "clsx/lite";
import { FacebookIcon, GoogleIcon } from "../../icons/index.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";

const marks = { google: GoogleIcon, facebook: FacebookIcon };

/** Whose account signs the player in. */
export type SocialBrand = keyof typeof marks;

/** Signs in with an account somewhere else. It is a quiet Button as wide as its container, with the brand's mark. */
export function SocialButton({ brand, className, ...rest }: SocialButtonProps) {
  const Mark = marks[brand];
  return (
    <Button
      {...rest}
      className={clsx("vo-social-button", className)}
      data-brand={brand}
      variant="quiet"
      block
      icon={<Mark size={20} />}
    />
  );
}

export interface SocialButtonProps extends Omit<ButtonProps, "variant" | "size" | "block" | "icon"> {
  /** Chooses the mark; a brand replaces it as the icons `google` and `facebook`. */
  brand: SocialBrand;
}
