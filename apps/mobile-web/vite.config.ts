import { env } from "node:process";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { browserFloor } from "./build/browser-floor.ts";
import { chunks } from "./build/chunks.ts";
import { sourceConditions } from "./build/from-source.ts";
import { installablePlugin } from "./build/installable.ts";
import { licencesPlugin } from "./build/licences.ts";
import { merchantPlugin, readBrand } from "./build/merchant.ts";
import { pagePlugin } from "./build/page.ts";
import { precompressPlugin } from "./build/precompress.ts";
import { signInReturnPlugin } from "./build/sign-in-return.ts";
import { workerPlugin } from "./build/worker.ts";

const conditions = [...sourceConditions, "module", "browser", "development|production"];

/**
 * Paths that the development server proxies to the gateway; the last three are the sandbox's Google, Facebook and
 * Firebase.
 */
const gatewayPaths = [
  "/api",
  "/art",
  "/image-cdn",
  "/play",
  "/console",
  "/oauth",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
];

const gateway = env.VOLADO_GATEWAY_URL ?? "http://localhost:8788";

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const brand = await readBrand(env.VOLADO_MERCHANT ?? "volado");
  return {
    plugins: [
      react(),
      merchantPlugin(brand),
      pagePlugin(brand),
      installablePlugin(brand),
      signInReturnPlugin(brand),
      workerPlugin(),
      licencesPlugin(),
      precompressPlugin(),
    ],
    publicDir: `${brand.folder}/public`,
    resolve: { conditions },
    build: {
      target: [...browserFloor],
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // @hpke's fallback for browsers without `crypto`; supported browsers have it.
        external: ["crypto"],
        // Chunks may export shared code, and need not keep the exports of their modules.
        preserveEntrySignatures: false,
        output: {
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: command !== "build" || chunks,
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
