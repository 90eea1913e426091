import { writeFileSync } from "node:fs";
import { tokensToCss } from "../src/tokens/to-css.ts";

writeFileSync(new URL("../src/tokens/tokens.css", import.meta.url), tokensToCss());
