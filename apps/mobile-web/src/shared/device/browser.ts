// The Network Information API, which not every browser supports. The page's first scripts use it, so its two fields are
// read without loading a schema library.
const connection = (): object => {
  const found: unknown = Reflect.get(navigator, "connection");
  return typeof found === "object" && found !== null ? found : {};
};

/** Whether the player turned on the browser's data saver; false without the API. */
export const savesData = (): boolean => Reflect.get(connection(), "saveData") === true;

/** The browser's effective connection type, such as "4g"; undefined without the API. */
export const networkKind = (): string | undefined => {
  const kind: unknown = Reflect.get(connection(), "effectiveType");
  return typeof kind === "string" ? kind : undefined;
};

/**
 * Whether the site was started from the home screen; only then do calls send `Device: OTHERS` (Spec §7, decisions W3).
 * False while prerendering, where there is no window. iOS reports it in `navigator.standalone`.
 */
export const runsInstalled = (): boolean =>
  typeof window !== "undefined" &&
  (window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true));
