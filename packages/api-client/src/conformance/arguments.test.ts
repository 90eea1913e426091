import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("needs only a URL", () => {
  expect(readArguments(["http://localhost:8080/"])).toEqual({
    ok: true,
    url: "http://localhost:8080",
    options: {},
  });
});

test("reads every flag", () => {
  const args = [
    "http://a.example --merchant m --only getStatus,login --timeout 500 --username u --password p",
    "--payment-password q --downline d --promo-code c --withdrawal 100.5 --transfer 2",
  ];
  expect(readArguments(args.join(" ").split(" "))).toEqual({
    ok: true,
    url: "http://a.example",
    options: {
      merchant: "m",
      account: {
        username: "u",
        password: "p",
        paymentPassword: "q",
        downline: "d",
        promoCode: "c",
        withdrawal: 100.5,
        transfer: 2,
      },
      only: ["getStatus", "login"],
      timeout: 500,
    },
  });
});

test.each([
  [[]],
  [["localhost:8080"]],
  [["http://a.example", "http://b.example"]],
  [["http://a.example", "--username", "u"]],
  [["http://a.example", "--payment-password", "q"]],
  [["http://a.example", "--username", "u", "--password", "p", "--withdrawal", "much"]],
  [["http://a.example", "--timeout", "soon"]],
  [["http://a.example", "--unknown"]],
])("refuses %j", (args) => {
  expect(readArguments(args).ok).toBe(false);
});
