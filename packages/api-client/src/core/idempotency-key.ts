/** Creates a random UUID (version 4). `crypto.randomUUID` is missing on plain-http origins. */
export const newIdempotencyKey = (): string =>
  // 1 becomes any hex digit, 8 one of 8 to b.
  "11111111-1111-4111-8111-111111111111".replace(/[18]/g, (sign) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (sign === "1" ? random & 15 : 8 | (random & 3)).toString(16);
  });
