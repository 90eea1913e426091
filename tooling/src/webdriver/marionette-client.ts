import { once } from "node:events";
import { connect } from "node:net";
import { frameOf, frameReader, type MarionetteAnswer, readAnswer } from "./marionette-frames.ts";

/** Firefox, by the protocol that it speaks itself. */
export interface Marionette {
  /** Sends a command; one that fails is an answer too. @throws Error when Firefox is gone */
  send(command: string, parameters: unknown): Promise<MarionetteAnswer>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: MarionetteAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** Talks to a Firefox that listens on a port of the loopback address. @throws Error when none does */
export const connectMarionette = async (port: number): Promise<Marionette> => {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const read = frameReader();
  const waiting = new Map<number, Waiting>();
  let greeted = false;
  let sent = 0;

  socket.on("data", (chunk) => {
    for (const message of read(chunk)) {
      // The first message says who speaks; it answers nothing.
      if (greeted) {
        const answer = readAnswer(message);
        waiting.get(answer[1])?.resolve(answer);
        waiting.delete(answer[1]);
      }
      greeted = true;
    }
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has closed the connection."));
  });

  return {
    send: (command, parameters) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error("Firefox has closed the connection."));
        sent += 1;
        waiting.set(sent, { resolve, reject });
        socket.write(frameOf([0, sent, command, parameters]));
      }),
    close: () => socket.destroy(),
  };
};
