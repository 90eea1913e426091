import { clsx } from "clsx/lite";
import { useOwnRef } from "../../props.ts";
import { Button } from "../Button/Button.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/**
 * An SMS code field with a send button. Sending moves focus to the field: the phone can autofill the code there, and
 * the countdown in the button is not read out. Non-digits are dropped. All other props are TextField's.
 */
export function SmsCodeField({
  sendLabel,
  sending = false,
  sendDisabled = false,
  onSend,
  ref,
  className,
  ...rest
}: SmsCodeFieldProps) {
  const input = useOwnRef(ref);

  return (
    <TextField
      {...rest}
      ref={input}
      className={clsx("vo-sms-code", className)}
      autoComplete="one-time-code"
      digits
      suffix={
        <Button
          variant="link"
          size="s"
          loading={sending}
          disabled={sendDisabled || rest.disabled}
          // Keeps the focus on press: a validation error that appears on blur would move the button away from
          // the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            return onSend();
          }}
        >
          {sendLabel}
        </Button>
      }
    />
  );
}

export interface SmsCodeFieldProps
  extends Omit<TextFieldProps, "suffix" | "digits" | "type" | "inputMode" | "pattern" | "autoComplete"> {
  /** Label of the button, including the countdown: "Send code", "Send again in 42 s". */
  sendLabel: string;
  /** Whether a message is being sent: the button shows the spinner and ignores taps. Defaults to `false`. */
  sending?: boolean | undefined;
  /** Whether sending is disabled, such as during the countdown. Defaults to `false`. */
  sendDisabled?: boolean | undefined;
  /**
   * Sends a message; may return a promise. Focus is in the code field by then: to report an invalid mobile number,
   * move focus there.
   */
  onSend: () => unknown;
}
