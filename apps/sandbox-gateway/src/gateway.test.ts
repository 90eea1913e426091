import { expect, it } from "vitest";
import { startGateway } from "./gateway.ts";
import { testDatabase } from "./testing/test-database.ts";
import { useGateway } from "./testing/test-gateway.ts";

const gateway = useGateway({ team: false });

it("says which port is taken, and what to do", async () => {
  const port = Number(new URL(gateway.url()).port);
  const { location: database, drop } = await testDatabase();
  await expect(startGateway({ port, database, team: false })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set PORT to another one.`,
  );
  await drop();
});
