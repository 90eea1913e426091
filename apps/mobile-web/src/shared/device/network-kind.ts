/** The browser's word for its network, such as "4g"; undefined without the Network Information API. */
export const networkKind = (): string | undefined => {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return undefined;
  const kind: unknown = Reflect.get(connection, "effectiveType");
  return typeof kind === "string" ? kind : undefined;
};
