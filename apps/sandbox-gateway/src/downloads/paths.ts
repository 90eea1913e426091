/** Where the gateway keeps what stands in for a merchant's app. */
export const downloadPaths = {
  ios: "/downloads/ios",
  android: "/downloads/android",
  profile: "/downloads/app.mobileconfig",
} as const;
