/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Names of the brand folders, separated by spaces. */
  readonly STORYBOOK_BRANDS: string;
}
