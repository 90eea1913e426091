/**
 * The inviter of an account in the gateway's console; null for none.
 * @throws Error for an unknown account
 */
export const inviterOf = async (gatewayUrl: string, username: string): Promise<string | null> => {
  const answer: {
    readonly value: readonly { readonly username: string; readonly inviter: string | null }[];
  } = await (await fetch(`${gatewayUrl}/console/api/accounts`)).json();
  const account = answer.value.find((candidate) => candidate.username === username);
  if (!account) throw new Error(`There is no account ${username}.`);
  return account.inviter;
};
