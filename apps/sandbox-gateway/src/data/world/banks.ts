/** A bank that withdrawals can go to; the code begins every CLABE of the bank. */
export interface SeedBank {
  readonly bankCode: string;
  readonly bankName: string;
}

/** Banks of Mexico, by name. */
export const seedBanks: readonly SeedBank[] = [
  { bankCode: "062", bankName: "Afirme" },
  { bankCode: "127", bankName: "Azteca" },
  { bankCode: "030", bankName: "BanBajío" },
  { bankCode: "002", bankName: "Banamex" },
  { bankCode: "137", bankName: "BanCoppel" },
  { bankCode: "072", bankName: "Banorte" },
  { bankCode: "058", bankName: "Banregio" },
  { bankCode: "012", bankName: "BBVA México" },
  { bankCode: "021", bankName: "HSBC" },
  { bankCode: "036", bankName: "Inbursa" },
  { bankCode: "722", bankName: "Mercado Pago" },
  { bankCode: "638", bankName: "Nu México" },
  { bankCode: "014", bankName: "Santander" },
  { bankCode: "044", bankName: "Scotiabank" },
  { bankCode: "728", bankName: "Spin by OXXO" },
  { bankCode: "646", bankName: "STP" },
];

/** A bank's name; its code for one that is not among them any more. */
export const bankName = (code: string): string =>
  seedBanks.find(({ bankCode }) => bankCode === code)?.bankName ?? code;
