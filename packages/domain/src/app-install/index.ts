/** The merchant's app and the home screen: what device this is, and who is offered which. */

export * from "./app-page-look.ts";
export {
  type DeviceKind,
  type DeviceSigns,
  deviceKind,
  HomeScreenGuide,
  homeScreenGuides,
  isInstalled,
  needsLegacyTip,
} from "./device.ts";
export * from "./download.ts";
export { isStandalone, type StandaloneSigns } from "./standalone.ts";
