import { brandFolder } from "@volado/tooling/brands";
import { type Brand, readBrand } from "../brand/brand.ts";

/** A brand of the repository, read from its folder. @throws when it is invalid */
export const merchantBrand = (name: string): Brand => {
  const read = readBrand(brandFolder(name));
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.brand;
};
