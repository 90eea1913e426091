import { join } from "node:path";
import { runOrThrow } from "../../process/run.ts";

/**
 * Builds a brand's site into a folder of its own: the one that other steps measure and walk through stays the house's.
 */
export const buildBrand = async (root: string, brand: string, outDir: string): Promise<void> => {
  await runOrThrow("pnpm", ["exec", "vite", "build", "--outDir", outDir, "--emptyOutDir"], {
    cwd: join(root, "apps/mobile-web"),
    env: { VOLADO_MERCHANT: brand },
  });
};
