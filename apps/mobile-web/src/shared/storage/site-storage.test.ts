// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

/** The site's storage in a browser that holds a session. */
const open = async () => {
  vi.resetModules();
  return import("./site-storage.ts");
};

beforeEach(() => localStorage.setItem("MC_SESSION_INFO", JSON.stringify(session)));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const refuse = (what: "getItem" | "setItem") =>
  vi.spyOn(Storage.prototype, what).mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

it.each(["from the start", "later"])("reads and removes stored values if writes fail %s", async (when) => {
  if (when === "from the start") refuse("setItem");
  const { localValues } = await open();
  if (when === "later") refuse("setItem");
  expect(localValues.lasts).toBe(when === "later");
  expect(localValues.read("MC_SESSION_INFO")).toEqual(session);
  localValues.remove("MC_SESSION_INFO");
  expect(localValues.read("MC_SESSION_INFO")).toBe(null);
  expect(localStorage.getItem("MC_SESSION_INFO")).toBe(null);
});

it.each(["from the start", "later"])("writes to memory if writes fail %s", async (when) => {
  if (when === "from the start") refuse("setItem");
  const { localValues, localArea } = await open();
  if (when === "later") refuse("setItem");
  localValues.write("MC_SESSION_INFO", { ...session, userName: "eva" });
  expect(localValues.read("MC_SESSION_INFO")?.userName).toBe("eva");
  localArea.setItem("paths", "/gateway");
  expect(localArea.getItem("paths")).toBe("/gateway");
  localValues.remove("MC_SESSION_INFO");
  expect(localValues.read("MC_SESSION_INFO")).toBe(null);
});

it("drops the value in memory once the browser stores it again", async () => {
  const { localValues } = await open();
  const full = refuse("setItem");
  localValues.write("language", "EN");
  full.mockRestore();
  localValues.write("language", "ES");
  localStorage.removeItem("language");
  expect(localValues.read("language")).toBe(null);
});

it("is in memory if nothing can be read", async () => {
  refuse("getItem");
  const { localValues } = await open();
  expect(localValues.lasts).toBe(false);
  localValues.write("language", "EN");
  expect(localValues.read("language")).toBe("EN");
});
