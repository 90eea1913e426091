import { anyBrowser, browserFloor } from "./browser-floor.ts";
import { type BundleSettings, bundleScript } from "./bundle-script.ts";

/** The page's inline scripts, by place. */
export interface BootScripts {
  /** First in the head, in browsers of any age. */
  readonly floor: string;
  /** In the head. */
  readonly head: string;
  /** Right after the prerendered shells. */
  readonly shell: string;
  /** At the page's end. */
  readonly code: string;
}

/** Sequences that may not appear in a script element. */
const ends = /<\/script|<!--/i;

const inline = async (entry: string, settings: BundleSettings): Promise<string> => {
  const script = await bundleScript(`boot/${entry}.entry.ts`, settings);
  if (ends.test(script))
    throw new Error(`boot/${entry}.entry.ts contains text that would end its script element.`);
  return script;
};

/** Compiles the entries of boot/. */
export const bootScripts = async (): Promise<BootScripts> => {
  const [floor, head, shell, code] = await Promise.all([
    inline("browser-floor", { target: anyBrowser, minify: false }),
    inline("head", { target: browserFloor }),
    inline("shell", { target: browserFloor }),
    inline("code", { target: browserFloor }),
  ]);
  return { floor, head, shell, code };
};
