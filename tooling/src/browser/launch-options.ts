import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { browserArgs, findBrowser, findWholeBrowser } from "./find-browser.ts";

const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")),
  "ttf",
);

/** fontconfig's configuration: one folder of fonts, and the generic families. */
const configuration = (cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fontFolder}</dir>
  <cachedir>${cache}</cachedir>
  ${[
    ["sans-serif", "DejaVu Sans"],
    ["system-ui", "DejaVu Sans"],
    ["serif", "DejaVu Serif"],
    ["monospace", "DejaVu Sans Mono"],
  ]
    .map(
      ([generic, family]) =>
        `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
    )
    .join("\n  ")}
  <!-- Missing families and system fonts resolve to the sans-serif one. -->
  <match target="pattern">
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
    <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
  </match>
</fontconfig>
`;

/**
 * Environment of a browser that sees only the fonts of this repository, because text width decides whether text is cut
 * off. Works where fontconfig is used (Linux); elsewhere it has no effect.
 */
export const testFonts = (): Readonly<Record<string, string>> => {
  const folder = join(tmpdir(), `volado-fonts-${userInfo().username}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  writeFileSync(file, configuration(join(folder, "cache")));
  return { FONTCONFIG_FILE: file };
};

/** Starts every browser of tests, stories and screenshots with the same executable, flags and fonts. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Rendering in the browser process saves a tenth of a journey's CPU time. */
const DRAWS_ITSELF = "--in-process-gpu";

/**
 * Launch options for Playwright.
 * @param args additional flags of the browser
 */
export const launchOptions = async (args: readonly string[] = []): Promise<BrowserLaunch> => ({
  executablePath: await findBrowser(),
  args: [...browserArgs, DRAWS_ITSELF, ...args],
  env: { ...ownEnvironment(), ...testFonts() },
});

/** The same for a full browser, which the benchmark uses: it renders as a player's browser does. */
export const wholeBrowserOptions = async (): Promise<BrowserLaunch> => ({
  executablePath: await findWholeBrowser(),
  args: [...browserArgs],
  env: { ...ownEnvironment(), ...testFonts() },
});
