/** The merchant's app and home-screen installation: device detection, and which players are offered what. */

export * from "./app-page-look.ts";
export * from "./device.ts";
export * from "./download.ts";
