import type { MerchantConfig } from "@volado/config";

/** Origins other than the site's that pages send measurements to, for the content security policy. */
export const collectorOrigins = ({
  vitalsAddress,
}: Pick<MerchantConfig, "vitalsAddress">): readonly string[] =>
  vitalsAddress.startsWith("https://") ? [new URL(vitalsAddress).origin] : [];
