import { brandFolder } from "@volado/tooling/brands";
import { type Brand, readBrand } from "../brand/brand.ts";

/** A brand of the repository, read from the folder that its site is built from. @throws when it can't be used */
export const merchantBrand = (name: string): Brand => {
  const read = readBrand(brandFolder(name));
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.brand;
};
