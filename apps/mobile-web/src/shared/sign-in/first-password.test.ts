import { noSession, type Session } from "@volado/domain/session";
import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { ana } from "../testing/ana.ts";
import { createTypedPassword, type Sessions } from "./first-password.ts";

/** A password typed for a session, and the session's later events. */
const signedIn = () => {
  const sessions = createStore<ReturnType<Sessions["getState"]>>(() => ({
    ...noSession,
    signedOutByUser: false,
  }));
  const typed = createTypedPassword(sessions);
  typed.remember("Volado2026");
  const before = typed.read();
  sessions.setState({ session: ana });
  return { sessions, typed, before };
};

describe("the password typed at login", () => {
  it("is known from the start of its session", () => {
    const { typed, before } = signedIn();
    expect(before).toBeUndefined();
    expect(typed.read()).toBe("Volado2026");
  });

  it("stays while the session does", () => {
    const { typed, sessions } = signedIn();
    sessions.setState({ session: { ...ana, firstTimeLogin: true } });
    expect(typed.read()).toBe("Volado2026");
  });

  it.each<[string, Session | undefined]>([
    ["its session ends", undefined],
    ["another session takes its place, such as by SMS code", { ...ana, token: "t-2" }],
  ])("is forgotten when %s", (_name, session) => {
    const { typed, sessions } = signedIn();
    sessions.setState({ session });
    expect(typed.read()).toBeUndefined();
    sessions.setState({ session: ana });
    expect(typed.read()).toBeUndefined();
  });

  it("is dropped when it was changed", () => {
    const { typed } = signedIn();
    typed.forget();
    expect(typed.read()).toBeUndefined();
  });

  it("is replaced by the next session's", () => {
    const { typed, sessions } = signedIn();
    typed.remember("Nueva2026");
    sessions.setState({ session: { ...ana, token: "t-2" } });
    expect(typed.read()).toBe("Nueva2026");
  });
});
