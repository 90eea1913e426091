import { getWallet, login, logout } from "@volado/api-client/endpoints";
import type { Wallet } from "@volado/domain/wallet";
import { type SubmitEvent, useState } from "react";
import { client } from "./client";
import { type Session, session } from "./session";
import { describeError } from "./texts";
import { useCall } from "./use-call";

const askForWallet = (signal: AbortSignal) => client.call(getWallet, undefined, { signal });

const text = ({ total, currency = "MXN" }: Wallet) =>
  new Intl.NumberFormat("es-MX", { style: "currency", currency }).format(total / 100);

const signOut = async () => {
  try {
    await client.call(logout);
  } finally {
    client.clearPersonalCache();
    session.set(undefined);
  }
};

/** The member's name and balance, and a sign-out button. */
export const Account = ({ userName }: Session) => {
  const { answer, retry } = useCall(askForWallet);
  return (
    <section aria-labelledby="account">
      <h2 id="account">Hola, {userName}</h2>
      {answer.state === "pending" && <p role="status">Consultando tu saldo…</p>}
      {answer.state === "done" && <p className="money">{text(answer.value)}</p>}
      {answer.state === "failed" && (
        <p role="alert">
          {describeError(answer.error)}{" "}
          <button type="button" onClick={retry}>
            Reintentar
          </button>
        </p>
      )}
      <button type="button" onClick={() => void signOut().catch(() => {})}>
        Salir
      </button>
    </section>
  );
};

/** Sign-in form. The password is encrypted before it leaves the page. */
export const Login = () => {
  const [problem, setProblem] = useState("");
  const [isPending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setPending(true);
    setProblem("");
    try {
      const { token, userName } = await client.call(login, {
        type: "username",
        username: String(fields.get("username")),
        password: String(fields.get("password")),
        captcha: "",
        captchaId: "",
        remember: false,
      });
      session.set({ token, userName });
    } catch (error) {
      setProblem(describeError(error));
      setPending(false);
    }
  };
  return (
    <form onSubmit={submit}>
      <label>
        Usuario <input name="username" autoComplete="username" required />
      </label>
      <label>
        Contraseña <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" disabled={isPending}>
        Entrar
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
};
