import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";

/** Brands of the site, each a folder with a theme.css. */
const brands = fileURLToPath(new URL("../../../apps/mobile-web/merchants", import.meta.url));

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: brands, to: "/brands" }],
  env: (env) => ({ ...env, STORYBOOK_BRANDS: readdirSync(brands).sort().join(" ") }),
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
