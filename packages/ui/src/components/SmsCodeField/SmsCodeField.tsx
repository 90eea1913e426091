import { clsx } from "clsx/lite";
import { useOwnRef } from "../../hooks/use-own-ref.ts";
import { Button } from "../Button/Button.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/**
 * The code of a text message, with the button that sends one. Sending puts the cursor where the code goes: the
 * phone can offer it there, and the button's seconds are not read out one by one. Letters and blanks are dropped
 * as they are typed. Everything else is TextField.
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
          // A press must not take the focus: an error that shows up as a field is left would move the button
          // away from under it.
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
  /** What the button says, with the seconds while they count: "Send code", "Send again in 42 s". */
  sendLabel: string;
  /**
   * A message is being sent: the button shows the turning coin and ignores taps.
   * @default false
   */
  sending?: boolean | undefined;
  /**
   * No message can be sent now, because the seconds still count.
   * @default false
   */
  sendDisabled?: boolean | undefined;
  /**
   * Sends a message; may return a promise. The cursor is in the code by then: to report a wrong mobile number,
   * move the focus there.
   */
  onSend: () => unknown;
}
