import type { StorybookConfig } from "@storybook/react-vite";
import { brandFolder, brandNames } from "@volado/tooling/brands";

/** Each brand's files, at the URLs that `preview.tsx` loads. */
const brandFiles = brandNames().map((brand) => ({ from: brandFolder(brand), to: `/brands/${brand}` }));

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: brandFiles,
  env: (env) => ({ ...env, STORYBOOK_BRANDS: brandNames().join(" ") }),
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
