import type { Brand } from "../../brand/brand.ts";

/** A country whose numbers the sandbox's merchants accept; its name is the client's matter (`Intl.DisplayNames`). */
export interface SeedCountry {
  readonly code: string;
  readonly diallingCode: string;
}

const neighbours: readonly SeedCountry[] = [
  { code: "US", diallingCode: "1" },
  { code: "ES", diallingCode: "34" },
  { code: "PE", diallingCode: "51" },
  { code: "MX", diallingCode: "52" },
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

/** The brand's own first (Spec §9 "Default dialing code"), then by calling code. Each calling code once. */
export const countriesOf = ({
  country,
  diallingCode,
}: Pick<Brand, "country" | "diallingCode">): SeedCountry[] => [
  { code: country, diallingCode },
  ...neighbours.filter((other) => other.diallingCode !== diallingCode),
];
