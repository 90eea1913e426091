import { createServer } from "node:net";

/** A TCP port on the loopback address that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("No TCP port was given."));
        else resolve(address.port);
      });
    });
  });
