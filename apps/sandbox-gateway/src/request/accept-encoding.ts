/** Codings that this gateway can pack an answer in, the better one first. */
export const codings = ["br", "gzip"] as const;

/** See {@link codings}. */
export type Coding = (typeof codings)[number];

const refusesAt = /;\s*q=0(\.0*)?\s*$/;

/** The best coding that an `Accept-Encoding` header allows; undefined sends the answer as it is. */
export const codingFor = (header: string | undefined): Coding | undefined => {
  const offers = (header ?? "").split(",").filter((offer) => !refusesAt.test(offer));
  const names = new Set(offers.map((offer) => offer.split(";")[0]?.trim().toLowerCase()));
  return codings.find((coding) => names.has(coding));
};
