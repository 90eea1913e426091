import { fileURLToPath } from "node:url";
import type { Brand } from "../brand/brand.ts";
import { readBrand } from "../brand/read-brand.ts";

const merchants = fileURLToPath(new URL("../../../mobile-web/merchants", import.meta.url));

/** A brand of the repository, read from the folder that its site is built from. @throws when it can't be used */
export const merchantBrand = (name: string): Brand => {
  const read = readBrand(`${merchants}/${name}`);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.brand;
};
