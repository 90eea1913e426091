/** The merchant's app and the home screen: what device this is, and who is offered which. */

export * from "./app-page-look.ts";
export * from "./device.ts";
export * from "./download.ts";
