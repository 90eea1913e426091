import { env } from "node:process";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { droppableComponentsPlugin } from "./build/droppable-components.ts";
import { sourceConditions } from "./build/from-source.ts";
import { installablePlugin } from "./build/installable.ts";
import { merchantPlugin, readBrand } from "./build/merchant.ts";
import { pagePlugin } from "./build/page.ts";
import { precompressPlugin } from "./build/precompress.ts";
import { signInReturnPlugin } from "./build/sign-in-return.ts";
import { workerPlugin } from "./build/worker.ts";

/** The oldest browsers the site supports; build/boot-script.ts shows a tip to older ones. */
const browserFloor = ["chrome111", "edge111", "firefox114", "safari16.4", "ios16.4"];

/** Code that changes with a dependency's release and not with the site's: one chunk, kept in caches for long. */
const longLived =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|zod)\//;

/** What every visit loads beside that: in one chunk it compresses together. The entry stays out, index.html names it. */
const ownCode = (id: string): boolean => !/\/(index\.html|main\.tsx)$/.test(id);

/** Small pieces that most routes share: one by one they would be as many requests, and names that the first load lists. */
const shared =
  /react-query\/build\/modern\/(mutationOptions|useMutation)|query-core\/build\/modern\/mutationObserver|errors\/(server-codes|message-key-of)|InlineMessage\.tsx|schemas\/(no-input|amounts|words)\.ts|limits\/toast-times|overlays\/merge-refs/;

/** What the forms of an account share, with the library behind them. */
const forms =
  /react-hook-form|shared\/forms\/(problem-resolver|use-language-revalidation)|device\/can-seal|errors\/field-message-key|validation\/(login|bounds|email|free-text|new-password)\.ts|typing\/keep-digits|human\/(human-host|human-verification|slide-request)|api-client\/src\/(endpoints|query)\/(captcha|sms)\.ts/;

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
      installablePlugin(brand),
      signInReturnPlugin(brand),
      workerPlugin(),
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
          // The first load lists every file that it may ask for later: most need no name there, and seven signs tell them apart.
          chunkFileNames: ({ name }) =>
            named.has(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
          assetFileNames: ({ names }) =>
            names.every((name) => name.endsWith(".css"))
              ? "assets/[hash:7][extname]"
              : "assets/[name]-[hash][extname]",
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: "vendor", test: longLived, tags: ["$initial"], priority: 1 },
              { name: "site", test: ownCode, tags: ["$initial"] },
              { name: "shared", test: shared, priority: -1 },
              { name: "forms", test: forms, priority: -1 },
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
