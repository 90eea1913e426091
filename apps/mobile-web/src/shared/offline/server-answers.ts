/**
 * Whether the server answers this page's address, whatever it says, now. Asked before a reload: one that
 * finds no server takes the whole site away.
 */
export const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
