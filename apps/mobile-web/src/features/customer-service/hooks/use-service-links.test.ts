import { writeServiceLink } from "@volado/api-client/crypto";
import type { ServiceContact } from "@volado/domain/site";
import { expect, it, vi } from "vitest";
import { readContacts } from "./use-service-links.ts";

const hosts = { TELEGRAM: ["t.me"], FACEBOOK: ["facebook.com"] };
const contact = (kind: ServiceContact["kind"], position: string, path: string): ServiceContact => ({
  kind,
  position,
  title: `${kind} ${position}`,
  path,
});

it("reads contacts in order, and hides and reports invalid ones without revealing the path", async () => {
  const report = vi.fn();
  const links = await readContacts(
    [
      contact("FACEBOOK", "2", await writeServiceLink("https://facebook.com/volado", "fb7Volad")),
      contact("TELEGRAM", "3", "AAAAAAAAAAAAAAAAAAAAAA==tg4Volad"),
      contact("LIVECHAT", "4", "https://chat.example/"),
      contact("TELEGRAM", "1", "https://t.me/volado"),
    ],
    hosts,
    { report },
  );
  expect(links).toEqual([
    { kind: "TELEGRAM", title: "TELEGRAM 1", url: "https://t.me/volado" },
    { kind: "FACEBOOK", title: "FACEBOOK 2", url: "https://facebook.com/volado" },
  ]);
  expect(report.mock.calls.map(([, { kind, problem }]) => [kind, problem])).toEqual([
    ["TELEGRAM", "unreadable"],
    ["LIVECHAT", "host-not-allowed"],
  ]);
  expect(JSON.stringify(report.mock.calls)).not.toMatch(/AAAA|chat\.example/);
});

it("removes duplicates, but allows two names for one address", async () => {
  const report = vi.fn();
  const telegram = contact("TELEGRAM", "1", "https://t.me/volado");
  const named = { ...telegram, title: "Soporte" };
  expect(await readContacts([telegram, telegram, named], hosts, { report })).toEqual([
    { kind: "TELEGRAM", title: "TELEGRAM 1", url: "https://t.me/volado" },
    { kind: "TELEGRAM", title: "Soporte", url: "https://t.me/volado" },
  ]);
  expect(report).not.toHaveBeenCalled();
});
