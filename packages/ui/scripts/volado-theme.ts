#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { argv, exit, stderr, stdout } from "node:process";
import { checkTheme } from "../src/theme/check-theme.ts";
import { publicNames } from "../src/theme/public-names.ts";

const [command, ...files] = argv.slice(2);

if (command === "names") {
  for (const [name, states] of Object.entries(publicNames)) {
    const allowed = Object.entries(states).map(([state, values]) => [state, ...values].join(" "));
    stdout.write(`${[name, ...allowed].join("; ")}\n`);
  }
  exit(0);
}
if (command !== "check" || files.length === 0) {
  stderr.write("volado-theme check <theme.css> …\nvolado-theme names\n");
  exit(2);
}

let failed = false;
for (const file of files) {
  const problems = checkTheme(readFileSync(file, "utf8"));
  failed ||= problems.length > 0;
  stdout.write(
    problems.length === 0 ? `${file}: holds in dark and light\n` : `${file}:\n  ${problems.join("\n  ")}\n`,
  );
}
exit(failed ? 1 : 0);
