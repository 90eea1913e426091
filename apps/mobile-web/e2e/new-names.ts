/** A password that satisfies the sandbox's rule. */
export const NEW_PASSWORD = "Sol2026aguila";

/** Old enough for every merchant. */
export const BIRTHDAY = "1990-05-01";

let made = 0;

/** A unique username. */
export const newName = (): string => {
  made += 1;
  return `j${(Date.now() % 1e8).toString(36)}${process.pid.toString(36)}${made}`.slice(-16);
};

/** A unique Mexican mobile number. */
export const newMobile = (): string => {
  made += 1;
  return `55${String((Date.now() + process.pid * 31 + made * 7919) % 1e8).padStart(8, "0")}`;
};
