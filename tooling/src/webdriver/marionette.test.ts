import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { bridgeTo } from "./marionette-bridge.ts";
import { connectMarionette } from "./marionette-client.ts";
import { frameOf, frameReader } from "./marionette-frames.ts";
import { commandFor } from "./marionette-routes.ts";

describe("a message of Marionette", () => {
  it("counts bytes, not characters", () => {
    expect(frameOf(["ñ"]).toString()).toBe('6:["ñ"]');
  });

  it("is whole again, wherever the network cut it", () => {
    const sent = Buffer.concat([frameOf(["ñandú"]), frameOf([2]), frameOf([3])]);
    for (let cut = 0; cut <= sent.length; cut += 1) {
      const read = frameReader();
      expect([...read(sent.subarray(0, cut)), ...read(sent.subarray(cut))]).toEqual([
        '["ñandú"]',
        "[2]",
        "[3]",
      ]);
    }
  });

  it("has a length", () => {
    expect(() => frameReader()(Buffer.from("HTTP/1.1: no"))).toThrow("No length");
  });
});

describe("a request of WebDriver", () => {
  it.each([
    ["POST", "/url", { url: "u" }, { name: "WebDriver:Navigate", parameters: { url: "u" } }],
    ["GET", "/element/active", {}, { name: "WebDriver:GetActiveElement", parameters: {} }],
    [
      "GET",
      "/element/e1/attribute/aria-label",
      {},
      { name: "WebDriver:GetElementAttribute", parameters: { id: "e1", name: "aria-label" } },
    ],
    [
      "POST",
      "/element/e1/elements",
      { using: "css selector", value: "a" },
      { name: "WebDriver:FindElements", parameters: { using: "css selector", value: "a", element: "e1" } },
    ],
    [
      "POST",
      "/frame",
      { id: { "element-6066-11e4-a52e-4f735466cecf": "f1" } },
      { name: "WebDriver:SwitchToFrame", parameters: { element: "f1" } },
    ],
    ["POST", "/frame", { id: null }, { name: "WebDriver:SwitchToFrame", parameters: { id: null } }],
    ["DELETE", "/", {}, { name: "WebDriver:DeleteSession", parameters: {} }],
  ])("%s %s is a command", (method, path, body, command) => {
    expect(commandFor(method, path, body)).toEqual(command);
  });

  it("may have none", () => {
    expect(commandFor("GET", "/element/e1/shadow", {})).toBeUndefined();
  });
});

describe("the bridge", () => {
  it("answers with the value, and with the status of an error", async () => {
    const firefox = createServer((socket) => {
      socket.write(frameOf({ applicationType: "gecko", marionetteProtocol: 3 }));
      const read = frameReader();
      socket.on("data", (chunk) => {
        for (const message of read(chunk)) {
          const [, id, command]: unknown[] = JSON.parse(message);
          const error = { error: "no such element", message: "none", stacktrace: "" };
          const isTitle = command === "WebDriver:GetTitle";
          socket.write(frameOf([1, id, isTitle ? null : error, isTitle ? { value: "Volado" } : null]));
        }
      });
    }).listen(0, "127.0.0.1");
    await once(firefox, "listening");
    const portOf = (address: ReturnType<typeof firefox.address>) =>
      typeof address === "object" && address ? address.port : 0;
    const marionette = await connectMarionette(portOf(firefox.address()));
    const bridge = bridgeTo(marionette).listen(0, "127.0.0.1");
    await once(bridge, "listening");
    const session = `http://127.0.0.1:${portOf(bridge.address())}/session/s`;

    const title = await fetch(`${session}/title`);
    expect([title.status, await title.json()]).toEqual([200, { value: "Volado" }]);
    const missing = await fetch(`${session}/element`, { method: "POST", body: "{}" });
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      { value: { error: "no such element" } },
    ]);
    const unknown = await fetch(`${session}/nowhere`);
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { value: { error: "unknown command" } },
    ]);

    bridge.close();
    bridge.closeAllConnections();
    marionette.close();
    firefox.close();
  });
});
