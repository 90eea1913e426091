// @vitest-environment jsdom

import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { pesos } from "../../../shared/testing/pesos.ts";
import { forgetOrders, reloadOrders } from "../../../shared/testing/reload-orders.ts";
import { stubWrites } from "../../../shared/testing/stub-gateway.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useTransferForm } from "./use-transfer-form.ts";

const member = (id: string) => ({ id, name: id.toLowerCase() });
const balance = { available: pesos(1_000), bonus: undefined, hasPaymentPassword: true };

const agent = (userName: string) => ({
  token: userName,
  merchantCode: "TC71",
  userName,
  type: 1,
  firstTimeLogin: false,
});

beforeEach(() => {
  forgetOrders();
  outcome = null;
  sessionStore.signedIn(agent("ana"), false);
});

afterEach(cleanup);

/** The amount of an order whose response was lost; null if it wasn't carried out. */
let outcome: string | null = null;

/** Renders the form with a gateway that returns these refusals or loses responses, in turn, and then accepts. */
const openEmpty = async (...answers: readonly string[]) => {
  const { fetch, sent } = stubWrites(answers, { currency: "MXN", total: "300.50", balance: "699.50" });
  const { texts, wrapper } = testSite((address, init) =>
    address.includes("/orders/outcome")
      ? Promise.resolve(Response.json({ success: true, value: { currency: "MXN", amount: outcome } }))
      : fetch(address, init),
  );
  await loadTexts(texts, "downlines");
  const { result, unmount } = renderHook(() => useTransferForm(balance), { wrapper });
  const fill = (amount: string, paymentPassword: string) =>
    act(() => {
      result.current.form.setValue("amount", amount);
      result.current.form.setValue("paymentPassword", paymentPassword);
    });
  return {
    form: () => result.current,
    unmount,
    fill,
    choose: (id: string) => act(() => result.current.choose(member(id), true)),
    send: () => {
      act(() => result.current.confirm());
      return act(() => result.current.send());
    },
    sent,
  };
};

/** The form of {@link openEmpty} with two receivers, an amount and a password. */
const open = async (...answers: readonly string[]) => {
  const opened = await openEmpty(...answers);
  opened.choose("M-1");
  opened.choose("M-2");
  opened.fill("150,25", "Nopal2026");
  return opened;
};

it("shows the total, sends it to all receivers, and is empty afterwards", async () => {
  const { form, send, sent } = await open();
  expect(form().sum).toEqual({
    each: pesos(150.25),
    count: 2,
    total: pesos(300.5),
    left: pesos(699.5),
  });
  expect(await send()).toMatchObject({ sum: { total: pesos(300.5) } });
  expect(sent.map(({ body }) => body)).toEqual([
    { memberIds: ["M-1", "M-2"], amount: "150.25", paymentPassword: "Nopal2026" },
  ]);
  expect(form().chosen).toEqual([]);
  expect(form().form.getValues()).toEqual({ amount: "", paymentPassword: "" });
});

it("reuses its key after a lost answer, whatever the password, but not for another amount", async () => {
  // The client itself tries a keyed write three times.
  const { form, fill, send, sent } = await open(...Array.from({ length: 9 }, () => "lost"));
  await send();
  expect(form().failure).toBe(undefined);
  await waitFor(() => expect(form().check).toBe("not-sent"));
  fill("150.25", "Nopal2027");
  await send();
  fill("150.26", "Nopal2026");
  await send();
  expect(form().chosen.map(({ id }) => id)).toEqual(["M-1", "M-2"]);
  fill("150.25", "Nopal2026");
  expect(await send()).toMatchObject({ sum: { total: pesos(300.5) } });

  const keys = sent.map(({ key }) => key);
  expect(keys).toHaveLength(10);
  const [first] = keys;
  const other = keys[6];
  expect(other).not.toBe(first);
  expect(keys).toEqual([...Array(6).fill(first), ...Array(3).fill(other), first]);
});

it("reuses its key after a reload, whatever the order of receivers, and gets a new one once sent", async () => {
  const lost = await open("lost", "lost", "lost");
  await lost.send();
  const { key, body } = lost.sent[0] ?? { key: null, body: undefined };

  reloadOrders();
  const again = await open();
  act(() => again.form().choose(member("M-1"), false));
  act(() => again.form().choose(member("M-1"), true));
  expect(again.form().chosen.map(({ id }) => id)).toEqual(["M-2", "M-1"]);
  expect(await again.send()).toMatchObject({ sum: { total: pesos(300.5) } });
  expect(again.sent).toMatchObject([{ key, body }]);

  reloadOrders();
  const next = await open();
  expect(await next.send()).toMatchObject({ sum: { total: pesos(300.5) } });
  expect(next.sent.map((order) => order.key)).not.toEqual([key]);
});

it("whose response was lost is found to have gone through, and the form is empty", async () => {
  outcome = "300.50";
  const { form, send, sent } = await open("lost", "lost", "lost");
  await send();
  await waitFor(() => expect(form().chosen).toEqual([]));
  expect(form().form.getValues()).toEqual({ amount: "", paymentPassword: "" });
  expect(form().check).toBe(undefined);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it("gets a new key after a refusal, also after a reload", async () => {
  const { form, send, sent } = await open("payment_password_wrong");
  await send();
  expect(form().failure).toBe("errors.paymentPasswordWrong");
  expect(await send()).toMatchObject({ sum: { total: pesos(300.5) } });

  const refused = await open("not_permitted");
  await refused.send();
  reloadOrders();
  const next = await open();
  expect(await next.send()).toMatchObject({ sum: { total: pesos(300.5) } });
  const keys = [...sent, ...refused.sent, ...next.sent].map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

it("reuses its key if the session ended before the answer", async () => {
  const { send, sent } = await open("session_expired");
  await send();
  await send();
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it.each([
  ["payment_password_wrong", "errors.paymentPasswordWrong", "paymentPassword"],
  ["insufficient_balance", "errors.insufficientBalance", "amount"],
  ["not_permitted", "errors.notPermitted", undefined],
  ["payment_password_missing", "errors.paymentPasswordMissing", undefined],
] as const)("shows refusal %s at its field, and loses no input", async (code, failure, place) => {
  const { form, send } = await open(code);
  expect(await send()).toBeUndefined();
  expect(form()).toMatchObject({ failure, place });
  expect(form().chosen.map(({ id }) => id)).toEqual(["M-1", "M-2"]);
  expect(form().form.getValues()).toEqual({ amount: "150,25", paymentPassword: "Nopal2026" });
});

describe("a draft of a transfer", () => {
  it("restores receivers and amount but no password after a reload, only for the same agent", async () => {
    sessionStore.signedIn(agent("luz"), false);
    (await open()).unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("Nopal2026");
    const again = await openEmpty();
    expect(again.form().chosen).toEqual([
      { id: "M-1", name: "m-1" },
      { id: "M-2", name: "m-2" },
    ]);
    expect(again.form().form.getValues()).toEqual({ amount: "150,25", paymentPassword: "" });
    again.unmount();
    expect(sessionDrafts.get("transfer", ["amount", "receivers"], "sol")).toEqual({});
  });

  it("is cleared once sent, and when the agent signs out", async () => {
    sessionStore.signedIn(agent("luz"), false);
    const draft = () => sessionDrafts.get("transfer", ["amount", "receivers"], "luz");
    const { send, unmount } = await open();
    expect(draft()).toMatchObject({ amount: "150,25" });
    expect(await send()).toMatchObject({ sum: { total: pesos(300.5) } });
    expect(draft()).toEqual({});
    unmount();
    const next = await open();
    next.unmount();
    sessionStore.signedOut();
    expect(draft()).toEqual({});
  });
});
