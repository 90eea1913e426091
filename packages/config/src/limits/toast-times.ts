// Apart from the other limits: a form that only shows toasts loads these few and not the rest.

/** Milliseconds for which toasts are shown (Spec §9); `limits.toast` is the same. */
export const toastTimes = {
  success: 1000,
  longSuccess: 1500,
  short: 3000,
  long: 8000,
  /** Shown until it is taken away: SMS sending and logout. */
  untilDone: 9999,
  loading: 10_000,
  setPassword: 15_000,
} as const;
