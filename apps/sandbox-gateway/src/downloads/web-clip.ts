import { createHash } from "node:crypto";
import type { Brand } from "../brand/brand.ts";
import { escapeXml } from "../pages/html.ts";

export const downloadPaths = {
  ios: "/downloads/ios",
  android: "/downloads/android",
  profile: "/downloads/app.mobileconfig",
} as const;

/** A UUID derived from a text: installing a profile again replaces the previous one. */
const uuidOf = (text: string): string =>
  createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
    .toUpperCase();

/** An iOS profile that puts a web clip of `url` on the home screen (Spec §3); iOS installs it unsigned. */
export const webClipProfile = ({ name, slug }: Pick<Brand, "name" | "slug">, url: string): string => {
  const entries = (values: Readonly<Record<string, string | boolean | number>>): string =>
    Object.entries(values)
      .map(([key, value]) => {
        const element =
          typeof value === "boolean"
            ? `<${value}/>`
            : typeof value === "number"
              ? `<integer>${value}</integer>`
              : `<string>${escapeXml(value)}</string>`;
        return `<key>${key}</key>${element}`;
      })
      .join("");
  const clip = entries({
    FullScreen: true,
    IsRemovable: true,
    Label: name,
    PayloadDisplayName: name,
    PayloadIdentifier: `${slug}.sandbox.webclip`,
    PayloadType: "com.apple.webClip.managed",
    PayloadUUID: uuidOf(`clip ${url}`),
    PayloadVersion: 1,
    URL: url,
  });
  const profile = entries({
    PayloadDisplayName: name,
    PayloadDescription: `${name}: ${url}`,
    PayloadIdentifier: `${slug}.sandbox`,
    PayloadRemovalDisallowed: false,
    PayloadType: "Configuration",
    PayloadUUID: uuidOf(`profile ${url}`),
    PayloadVersion: 1,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>PayloadContent</key><array><dict>${clip}</dict></array>${profile}</dict></plist>
`;
};
