/** A bank that withdrawals can go to; the code begins every CLABE of the bank. */
export interface SeedBank {
  readonly code: string;
  readonly name: string;
}

/** Banks of Mexico, by name. */
export const seedBanks: readonly SeedBank[] = [
  { code: "062", name: "Afirme" },
  { code: "127", name: "Azteca" },
  { code: "030", name: "BanBajío" },
  { code: "002", name: "Banamex" },
  { code: "137", name: "BanCoppel" },
  { code: "072", name: "Banorte" },
  { code: "058", name: "Banregio" },
  { code: "012", name: "BBVA México" },
  { code: "021", name: "HSBC" },
  { code: "036", name: "Inbursa" },
  { code: "722", name: "Mercado Pago" },
  { code: "638", name: "Nu México" },
  { code: "014", name: "Santander" },
  { code: "044", name: "Scotiabank" },
  { code: "728", name: "Spin by OXXO" },
  { code: "646", name: "STP" },
];

/** A bank's name; its code for one that is not among them any more. */
export const bankName = (code: string): string => seedBanks.find((bank) => bank.code === code)?.name ?? code;
