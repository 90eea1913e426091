/** A browser in names that people know; undefined where the user agent has no known name. */
export interface BrowserName {
  /** For example "Chrome". */
  readonly browser: string | undefined;
  /** The kind of device or its system, for example "iPhone". */
  readonly device: string | undefined;
}

type Signs = readonly (readonly [sign: RegExp, name: string])[];

/** The first match counts: most browsers also carry the names of others. */
const browsers: Signs = [
  [/\b(?:FBAN|FBAV|FB_IAB)\b/, "Facebook"],
  [/\bInstagram\b/, "Instagram"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const devices: Signs = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The browser and device in a user agent, in names that are the same in every language. */
export const browserName = (userAgent: string): BrowserName => {
  const nameIn = (signs: Signs) => signs.find(([sign]) => sign.test(userAgent))?.[1];
  return { browser: nameIn(browsers), device: nameIn(devices) };
};
