/** Query parameter of an invitation, on any page. Longer codes are not valid. */
export const invitationLink = { field: "affiliateCode", maxLength: 64 } as const;

/** The first valid invitation code in one of these parameters. */
export const invitationCodeIn = (search: string, ...names: readonly string[]): string | undefined => {
  const query = new URLSearchParams(search);
  return names
    .map((name) => query.get(name)?.trim() ?? "")
    .find((code) => code !== "" && code.length <= invitationLink.maxLength);
};
