import { writeFileSync } from "node:fs";
import { namesOfSheets } from "../src/testing/names-of-sheets.ts";

const code = `/** States of a class that the kit's sheets know: attributes, and their values where they have some. */
export type PublicBlock = Readonly<Record<string, readonly string[]>>;

/** Class names that a brand may style, with their states. Written by \`pnpm run names\`. */
export const publicNames: Readonly<Record<string, PublicBlock>> = ${JSON.stringify(namesOfSheets(), null, 2)};
`;

writeFileSync(new URL("../src/theme/public-names.ts", import.meta.url), code);
