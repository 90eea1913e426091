interface ImportMetaEnv {
  /** Origin of the gateway. Defaults to the page's own. */
  readonly VITE_GATEWAY?: string;
  readonly VITE_MERCHANT?: string;
}
