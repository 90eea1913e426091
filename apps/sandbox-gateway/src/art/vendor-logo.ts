import { escapeXml } from "./escape.ts";
import type { VendorInput } from "./types.ts";

/** A vendor's logo, 160x64. */
export const vendorLogoSvg = (vendor: VendorInput): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64"><text x="8" y="40">${escapeXml(vendor.displayName)}</text></svg>`;
