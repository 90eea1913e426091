import { clsx } from "clsx/lite";
import { FacebookIcon, GoogleIcon } from "../../icons/index.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";

const marks = { google: GoogleIcon, facebook: FacebookIcon };

/** The identity provider. */
export type SocialBrand = keyof typeof marks;

/** A button that signs in with an external account: a quiet, full-width Button with the provider's logo. */
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
  /** Selects the logo. A brand replaces it as the icon `google` or `facebook`. */
  brand: SocialBrand;
}
