import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";

const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")),
  "ttf",
);

/** fontconfig's configuration: one folder of fonts, and what the generic families are. */
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
  <!-- Whoever names no family that there is gets the sans-serif one, the interface's font too. -->
  <match target="pattern">
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
    <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
  </match>
</fontconfig>
`;

/**
 * Environment of a browser that knows only the fonts which come with this repository, whatever else the
 * machine has: how wide words are decides whether they are cut off. It works where fontconfig finds the fonts
 * (Linux); elsewhere it changes nothing.
 */
export const testFonts = (): Readonly<Record<string, string>> => {
  const folder = join(tmpdir(), `volado-fonts-${userInfo().username}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  writeFileSync(file, configuration(join(folder, "cache")));
  return { FONTCONFIG_FILE: file };
};
