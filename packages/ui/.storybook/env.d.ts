/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Names of the brands' folders, with spaces between them. */
  readonly STORYBOOK_BRANDS: string;
}
