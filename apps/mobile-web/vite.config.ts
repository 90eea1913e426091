import { env } from "node:process";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { droppableComponentsPlugin } from "./build/droppable-components.ts";
import { sourceConditions } from "./build/from-source.ts";
import { merchantPlugin, readBrand } from "./build/merchant.ts";
import { pagePlugin } from "./build/page.ts";
import { precompressPlugin } from "./build/precompress.ts";
import { signInReturnPlugin } from "./build/sign-in-return.ts";

/** The oldest browsers the site supports; build/boot-script.ts shows a tip to older ones. */
const browserFloor = ["chrome111", "edge111", "firefox114", "safari16.4", "ios16.4"];

/** Code that changes with a dependency's release and not with the site's: one chunk, kept in caches for long. */
const longLived =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|zod)\//;

/** What every visit loads beside that: in one chunk it compresses together. The entry stays out, index.html names it. */
const ownCode = (id: string): boolean => !/\/(index\.html|main\.tsx)$/.test(id);

/** What the development server leaves to the gateway; the last three are the sandbox's Google, Facebook and Firebase. */
const gatewayPaths = [
  "/api",
  "/art",
  "/play",
  "/console",
  "/oauth",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
];

const gateway = env.VOLADO_GATEWAY_URL ?? "http://localhost:8788";

export default defineConfig(async (): Promise<UserConfig> => {
  const brand = await readBrand(env.VOLADO_MERCHANT ?? "volado");
  return {
    plugins: [
      react(),
      droppableComponentsPlugin(),
      merchantPlugin(brand),
      pagePlugin(brand),
      signInReturnPlugin(brand),
      precompressPlugin(),
    ],
    publicDir: `${brand.folder}/public`,
    resolve: { conditions: [...sourceConditions, "module", "browser", "development|production"] },
    build: {
      target: browserFloor,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "vendor", test: longLived, tags: ["$initial"], priority: 1 },
              { name: "site", test: ownCode, tags: ["$initial"] },
            ],
          },
        },
      },
    },
    server: {
      port: Number(env.PORT ?? 8080),
      strictPort: true,
      proxy: Object.fromEntries(gatewayPaths.map((path) => [path, { target: gateway, changeOrigin: false }])),
    },
  };
});
