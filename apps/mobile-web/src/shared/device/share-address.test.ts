import jsQR from "jsqr";
import { expect, it } from "vitest";
import { invitationAddress } from "../session/invitation.ts";
import { qrCells } from "./share-address.tsx";

/** Pixels per cell, and the quiet zone in cells. */
const SCALE = 4;
const QUIET = 4;

/** Decodes the cells as a camera does. */
const scanned = (cells: readonly (readonly boolean[])[]): string | undefined => {
  const size = (cells.length + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let place = 0; place < size * size; place += 1) {
    const x = Math.floor((place % size) / SCALE) - QUIET;
    const y = Math.floor(place / size / SCALE) - QUIET;
    if (cells[y]?.[x]) pixels.fill(0, place * 4, place * 4 + 3);
  }
  return jsQR(pixels, size, size)?.data;
};

it.each([
  "https://volado.example",
  "http://localhost:8080",
  "https://un-nombre-de-sitio-larguisimo-que-no-acaba.apuestas.volado.example.mx:8443",
])("at %s encodes the registration link", (origin) => {
  const address = invitationAddress(origin, "JUGADOR1");
  expect(address).toBe(`${origin}/m/register?affiliateCode=JUGADOR1`);
  expect(scanned(qrCells(address))).toBe(address);
});
