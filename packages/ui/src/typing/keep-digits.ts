import type { ChangeEvent } from "react";

/** Drops everything but digits, and digits beyond `maxLength`, from the input of a change event. */
export function keepDigits({ target }: ChangeEvent<HTMLInputElement>, maxLength: number) {
  const digits = target.value.replace(/\D/g, "").slice(0, maxLength);
  if (digits !== target.value) target.value = digits;
}
