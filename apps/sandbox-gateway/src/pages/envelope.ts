/** The envelope of the gateway's own pages, as in the site's API. */
export type Envelope<T> =
  | { readonly success: true; readonly value: T }
  | { readonly success: false; readonly code: string; readonly message: string };

export const answered = <T>(value: T): Envelope<T> => ({ success: true, value });

export const refused = (code: string, message: string): Envelope<never> => ({
  success: false,
  code,
  message,
});
