import { pictureSources } from "@volado/domain/site";
import { savesData } from "../device/network.ts";
import { merchant } from "../merchant.ts";

/** Pattern of the site's status, once it is known. */
let named: string | undefined;

export const adoptPicturePattern = (pattern: string | undefined): void => {
  named = pattern;
};

/** The `srcset` of a picture (docs/white-label.md), by the status's pattern, the boot data's or the merchant's. */
export const sourcesOf = (url: string, cssWidth: number): string | undefined =>
  pictureSources(url, cssWidth, {
    pattern: named ?? window.voladoBoot?.picturePattern ?? merchant.pictureAddress,
    saveData: savesData(),
  });
