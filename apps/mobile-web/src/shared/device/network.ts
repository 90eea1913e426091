// What the Network Information API says, which not every browser has; the first scripts of a page read it, so no
// schema is loaded for two fields.
const connection = (): object => {
  const found: unknown = Reflect.get(navigator, "connection");
  return typeof found === "object" && found !== null ? found : {};
};

/** Whether the player asked the browser to save data; browsers without the API say no. */
export const savesData = (): boolean => Reflect.get(connection(), "saveData") === true;

/** The browser's word for its network, such as "4g"; undefined without the API. */
export const networkKind = (): string | undefined => {
  const kind: unknown = Reflect.get(connection(), "effectiveType");
  return typeof kind === "string" ? kind : undefined;
};
