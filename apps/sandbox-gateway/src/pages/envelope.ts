/** The gateway's answer to every call of its own pages, as on the wire of the site's API. */
export type Envelope<T> =
  | { readonly success: true; readonly value: T }
  | { readonly success: false; readonly code: string; readonly message: string };

/** A call that was answered. */
export const answered = <T>(value: T): Envelope<T> => ({ success: true, value });

/** A call that was refused, with a code for programs and a sentence for people. */
export const refused = (code: string, message: string): Envelope<never> => ({
  success: false,
  code,
  message,
});
