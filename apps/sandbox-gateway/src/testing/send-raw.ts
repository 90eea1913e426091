import { connect } from "node:net";

/** Milliseconds after which a test gives an answer up. */
const GIVE_UP_AFTER_MS = 5_000;

/**
 * Sends words to a gateway as they are, past everything that `fetch` would mend or refuse.
 *
 * @returns what came back until the head of the answer was there, or until the gateway closed the connection
 */
export const sendRaw = (url: string, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    const done = () => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(GIVE_UP_AFTER_MS, () => socket.destroy(new Error("No answer came.")));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      if (answer.includes("\r\n\r\n")) done();
    });
    socket.on("end", done);
    socket.on("error", reject);
    socket.write(words);
  });
