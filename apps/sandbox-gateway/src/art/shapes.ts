import { nums } from "./number.ts";

const turn = Math.PI * 2;

/** Path of a star: `points` tips on radius `outer`, valleys on `inner`, first tip up. */
export const starPath = (points: number, outer: number, inner: number, x = 0, y = 0): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index / (points * 2)) * turn - turn / 4;
    return nums(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
  return `M${corners.join("L")}Z`;
};

/** Path of a regular polygon, first corner up. */
export const polygonPath = (corners: number, radius: number, x = 0, y = 0): string =>
  `M${Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * turn - turn / 4;
    return nums(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }).join("L")}Z`;

/** Path of `count` rays from a centre, each half of its share wide, far enough to leave the picture. */
export const raysPath = (count: number, x: number, y: number, radius = 330, from = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const start = from + (index / count) * turn;
    const end = start + turn / count / 2;
    const tip = (angle: number) => nums(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    return `M${nums(x, y)}L${tip(start)}L${tip(end)}Z`;
  }).join("");

/** A circle element. */
export const circle = (x: number, y: number, radius: number, attributes = ""): string =>
  `<circle cx="${nums(x)}" cy="${nums(y)}" r="${nums(radius)}"${attributes && ` ${attributes}`}/>`;

/** A path element. */
export const path = (d: string, fill: string, attributes = ""): string =>
  `<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`;

/** A group moved, scaled and turned. */
export const placed = (content: string, x: number, y: number, scale = 1, degrees = 0): string =>
  `<g transform="translate(${nums(x, y)})${degrees === 0 ? "" : `rotate(${nums(degrees)})`}${scale === 1 ? "" : `scale(${Math.round(scale * 100) / 100})`}">${content}</g>`;

/** Copies of something around a centre. */
export const around = (content: string, count: number, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${nums(from + (360 / count) * index)})">${content}</g>`,
  ).join("");

/** A light reflex: white, half seen, without an outline. */
export const shine = (d: string, opacity = 0.35): string =>
  `<path d="${d}" fill="#fff" fill-opacity="${String(opacity).replace("0.", ".")}" stroke="none"/>`;

/** The element of that id once more. */
export const again = (id: string): string => `<use href="#${id}"/>`;
