import type { RegistrationField } from "@volado/domain/registration";

/** The configuration of one field in the gateway's console. */
interface ConsoleField {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly maxLength: number | null;
}

/** Fields to set: on and required or not, or off. */
export type FieldChanges = Partial<Record<RegistrationField, { readonly required: boolean } | "off">>;

/** Runs with this configuration of the registration form, and restores it. */
export const withFields = async (
  gatewayUrl: string,
  changes: FieldChanges,
  run: () => Promise<void>,
): Promise<void> => {
  const address = `${gatewayUrl}/console/api/registration-fields`;
  const answer: { readonly value: readonly (ConsoleField & { readonly name: string })[] } = await (
    await fetch(address)
  ).json();
  const before = new Map(answer.value.map(({ name, ...field }) => [name, field]));
  const put = async (name: string, field: ConsoleField | undefined) => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${address}/${name}`, {
      method: "PUT",
      headers,
      body: JSON.stringify(field),
    });
    if (!response.ok) throw new Error(`The console refused the field ${name}.`);
  };
  for (const [name, change] of Object.entries(changes)) {
    const maxLength = before.get(name)?.maxLength ?? null;
    const required = change !== "off" && change.required;
    await put(name, { enabled: change !== "off", required, maxLength });
  }
  try {
    await run();
  } finally {
    for (const name of Object.keys(changes)) await put(name, before.get(name));
  }
};
