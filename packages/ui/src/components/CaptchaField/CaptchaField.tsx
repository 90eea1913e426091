import { clsx } from "clsx/lite";
import { RefreshIcon } from "../../icons/index.ts";
import { useOwnRef } from "../../props.ts";
import { CoinMark } from "../CoinMark/CoinMark.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/**
 * Clears an input as if the player had done it: React and form libraries detect only a change that bypasses the
 * tracked `value` and is followed by an `input` event.
 */
function clearInput(input: HTMLInputElement) {
  input.setRangeText("", 0, input.value.length);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A field for the digits in a picture. Tapping the picture loads another one and clears the field. Non-digits are
 * dropped. Works controlled, uncontrolled and registered with a form library.
 */
export function CaptchaField({
  image,
  imageAlt,
  status = "ready",
  refreshLabel,
  failedLabel,
  onRefresh,
  ref,
  className,
  ...rest
}: CaptchaFieldProps) {
  const input = useOwnRef(ref);

  const refresh = () => {
    if (input.current) clearInput(input.current);
    input.current?.focus();
    onRefresh();
  };

  return (
    <TextField
      {...rest}
      ref={input}
      className={clsx("vo-captcha", className)}
      autoComplete="off"
      digits
      suffix={
        <button
          type="button"
          className="vo-captcha__picture"
          data-status={status}
          aria-label={status === "failed" ? failedLabel : refreshLabel}
          aria-busy={status === "loading" || undefined}
          disabled={rest.disabled}
          onClick={refresh}
        >
          <CaptchaPicture image={image} imageAlt={imageAlt} status={status} failedLabel={failedLabel} />
        </button>
      }
    />
  );
}

function CaptchaPicture({
  image,
  imageAlt,
  status,
  failedLabel,
}: Pick<CaptchaFieldProps, "image" | "imageAlt" | "status" | "failedLabel">) {
  if (status === "failed") {
    return (
      <>
        <RefreshIcon size={18} />
        <span>{failedLabel}</span>
      </>
    );
  }
  if (status === "loading" || image === undefined) return <CoinMark size={22} spin />;
  return <img className="vo-captcha__image" src={image} alt={imageAlt} width={112} height={40} />;
}

export interface CaptchaFieldProps
  extends Omit<TextFieldProps, "suffix" | "digits" | "type" | "inputMode" | "pattern"> {
  /** URL of the picture, usually a data URL. */
  image?: string | undefined;
  /** Text alternative: that it is a picture of digits, not which. */
  imageAlt: string;
  /** @default "ready" */
  status?: "loading" | "ready" | "failed" | undefined;
  /** Name of the picture button, such as "Show another code". */
  refreshLabel: string;
  /** Shown and read instead of a picture that failed to load, such as "Try again". */
  failedLabel: string;
  /** Called to load another picture. */
  onRefresh: () => void;
}
