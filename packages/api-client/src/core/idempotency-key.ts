/** A random UUID (version 4). `crypto.randomUUID` is missing on plain-http origins, `getRandomValues` never is. */
export const newIdempotencyKey = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(31));
  let index = 0;
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (sign) => {
    const digit = (random[index++] ?? 0) & 15;
    return (sign === "y" ? (digit & 3) | 8 : digit).toString(16);
  });
};
