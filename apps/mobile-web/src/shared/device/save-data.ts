/** Whether the player asked the browser to save data; browsers without the Network Information API say no. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
};
