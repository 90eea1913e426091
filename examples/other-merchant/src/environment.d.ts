interface ImportMetaEnv {
  /** Origin of the gateway; the page's own without one. */
  readonly VITE_GATEWAY?: string;
  readonly VITE_MERCHANT?: string;
}
