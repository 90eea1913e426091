import { afterEach, describe, expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

describe("the member", () => {
  it.each([
    ["jugador", 0, { labelName: "VIP Plata" }, "5000.00"],
    ["agente", 1, null, "12500.00"],
    ["prueba", 4, null, "1000.00"],
  ])(
    "%s has the type %i, its label and its opening balance",
    async (username, type, clubLabel, sumBalance) => {
      const token = await gateway.logIn(username);
      const info = await gateway.call({ id: "getMemberInfo", token });
      expect(info.body.value).toMatchObject({ account: username, type, clubLabel });
      const wallet = await gateway.call({ id: "getWallet", token });
      expect(wallet.body.value).toEqual({ sumBalance, currency: "MXN" });
      expect(wallet.headers.get("Cache-Control")).toBe("no-store");
    },
  );
});
