import { clsx } from "clsx/lite";
import { useState } from "react";
import { EyeIcon, EyeOffIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/** A password field with a visibility toggle. All other props are TextField's. */
export function PasswordField({
  showLabel,
  hideLabel,
  concealed = false,
  autoComplete = "current-password",
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      className={clsx("vo-password-field", className)}
      autoComplete={autoComplete}
      type={shown && !concealed ? "text" : "password"}
      suffix={
        !concealed && (
          <IconButton
            label={shown ? hideLabel : showLabel}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
          </IconButton>
        )
      }
    />
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "suffix"> {
  /** Name of the button while the password is hidden, such as "Show password". */
  showLabel: string;
  /** Name of the button while the password is visible. */
  hideLabel: string;
  /**
   * Keeps the password hidden and removes the button, for a stored password that nobody typed here.
   * @default false
   */
  concealed?: boolean | undefined;
}
