import { spawn } from "node:child_process";
import { problemsOf, type Tour } from "../../browser/tour.ts";

/** Starts the example's own server, as its README says. @throws Error when it ends before it tells its address */
export const serveOtherMerchant = async (
  folder: string,
): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const child = spawn(process.execPath, ["serve.mjs"], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let told = "";
    child.stdout.on("data", (chunk: unknown) => {
      told += String(chunk);
      const found = /http:\/\/localhost:\d+/.exec(told)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The example's server ended: ${told}`)));
  });
  return { origin, stop: () => child.kill() };
};

/** A guest sees games, signs in with an encrypted password, sees money, and leaves. */
export const visitOtherMerchant: Tour = async (page, origin) => {
  const problems = problemsOf(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/login")) sent.push(request.postData() ?? "");
  });
  await page.goto(origin);
  await page.getByRole("heading", { name: "tragamonedas" }).waitFor();
  await page.getByLabel("Usuario").fill("jugador");
  await page.getByLabel("Contraseña").fill("Volado2026");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("heading", { name: "Hola, jugador" }).waitFor();
  await page.getByText("12,500.00").waitFor();
  await page.getByRole("button", { name: "Salir" }).click();
  await page.getByRole("button", { name: "Entrar" }).waitFor();
  if (sent.length !== 1 || sent[0]?.includes("Volado2026")) {
    problems.push("the example's password was not sent once and encrypted");
  }
  return problems;
};
