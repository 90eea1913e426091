import { generate } from "lean-qr";

/**
 * The rows of a text's QR code; a dark cell is true. Drawn here: the link goes to nobody who draws codes for others.
 */
export const qrCells = (text: string): readonly (readonly boolean[])[] => {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((y) => places.map((x) => code.get(x, y)));
};
