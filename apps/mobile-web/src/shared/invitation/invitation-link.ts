/** How any page's address names an invitation. Longer codes belong to nobody: no request carries them. */
export const invitationLink = { field: "affiliateCode", maxLength: 64 } as const;

/** The first invitation code that an address's query has under one of the names. */
export const invitationCodeIn = (search: string, ...names: readonly string[]): string | undefined => {
  const query = new URLSearchParams(search);
  return names
    .map((name) => query.get(name)?.trim() ?? "")
    .find((code) => code !== "" && code.length <= invitationLink.maxLength);
};
