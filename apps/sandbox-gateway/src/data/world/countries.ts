/** A country whose numbers the demo merchant accepts; its name is the client's matter (`Intl.DisplayNames`). */
export interface SeedCountry {
  readonly code: string;
  readonly diallingCode: string;
}

/** Mexico first, as the merchant's own (Spec §9 "Default dialing code 52"), then by calling code. Each calling code once. */
export const seedCountries: readonly SeedCountry[] = [
  { code: "MX", diallingCode: "52" },
  { code: "US", diallingCode: "1" },
  { code: "ES", diallingCode: "34" },
  { code: "PE", diallingCode: "51" },
  { code: "AR", diallingCode: "54" },
  { code: "BR", diallingCode: "55" },
  { code: "CL", diallingCode: "56" },
  { code: "CO", diallingCode: "57" },
  { code: "VE", diallingCode: "58" },
  { code: "MY", diallingCode: "60" },
  { code: "ID", diallingCode: "62" },
  { code: "PH", diallingCode: "63" },
  { code: "TH", diallingCode: "66" },
  { code: "VN", diallingCode: "84" },
  { code: "GT", diallingCode: "502" },
  { code: "SV", diallingCode: "503" },
  { code: "HN", diallingCode: "504" },
  { code: "NI", diallingCode: "505" },
  { code: "CR", diallingCode: "506" },
  { code: "PA", diallingCode: "507" },
  { code: "BO", diallingCode: "591" },
  { code: "EC", diallingCode: "593" },
  { code: "PY", diallingCode: "595" },
  { code: "UY", diallingCode: "598" },
];
