import { env } from "node:process";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { browserFloor } from "./build/browser-floor.ts";
import { codeGroups } from "./build/code-groups.ts";
import { droppableComponentsPlugin } from "./build/droppable-components.ts";
import { sourceConditions } from "./build/from-source.ts";
import { installablePlugin } from "./build/installable.ts";
import { merchantPlugin, readBrand } from "./build/merchant.ts";
import { pagePlugin } from "./build/page.ts";
import { precompressPlugin } from "./build/precompress.ts";
import { signInReturnPlugin } from "./build/sign-in-return.ts";
import { workerPlugin } from "./build/worker.ts";

/** The chunks that are known by name: index.html asks for the first two, journeys hold the others back. */
const named: ReadonlySet<string> = new Set([
  "vendor",
  "site",
  "game-filter",
  "hot-filter",
  "slot-search",
  "sms-login",
  "play.screen",
]);

const conditions = [...sourceConditions, "module", "browser", "development|production"];

/**
 * What the development server leaves to the gateway; the last three are the sandbox's Google, Facebook and Firebase.
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
  // They decide which modules the site is made of; the others write files of their own.
  const modulePlugins = [react(), droppableComponentsPlugin(), merchantPlugin(brand)];
  return {
    plugins: [
      ...modulePlugins,
      pagePlugin(brand),
      installablePlugin(brand),
      signInReturnPlugin(brand),
      workerPlugin(),
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
        output: {
          // The first load lists every file that it may ask for later: most need no name there, and seven
          // signs tell them apart.
          chunkFileNames: ({ name }) =>
            named.has(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
          assetFileNames: ({ names }) =>
            names.every((name) => name.endsWith(".css"))
              ? "assets/[hash:7][extname]"
              : "assets/[name]-[hash][extname]",
          codeSplitting: command !== "build" || (await codeGroups(modulePlugins, conditions)),
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
