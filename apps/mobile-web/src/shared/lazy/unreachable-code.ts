/**
 * Code of the site could not be had: the network's failure, whatever the browser believes about its network,
 * and not the page's.
 */
export class UnreachableCode extends Error {
  override readonly name = "UnreachableCode";

  /** @param cause what the browser said, each in its own words; part of the message, for whoever reads reports. */
  constructor(cause: unknown) {
    super(`Code of the site could not be had: ${cause}`, { cause });
  }
}
