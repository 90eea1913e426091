/** A user name as others may see it: its ends, whatever its length in between. */
export const maskedName = (username: string): string =>
  username.length < 4 ? `${username.slice(0, 1)}***` : `${username.slice(0, 2)}***${username.slice(-1)}`;
