import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { VietnameseRegion } from "@volado/domain/lottery";
import { type Random, seededRandom } from "../data/world/random.ts";

/** Hashes a text to a number: FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed >>> 0;
};

/**
 * Random numbers of one draw, always the same for that draw. Anyone who knows this code can predict them: no money
 * depends on these draws.
 */
const drawRandom = (draw: string): Random => seededRandom(hash(draw));

/** `count` digits in drawing order. */
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join("");

/** Provinces that draw in each region, from Sunday to Saturday, code before name. The days are the real ones. */
const provincesByDay: Readonly<Record<VietnameseRegion, string>> = {
  [VietnameseRegion.North]:
    "TB Thái Bình; HN Hà Nội; QN Quảng Ninh; BN Bắc Ninh; HN Hà Nội; HP Hải Phòng; ND Nam Định",
  [VietnameseRegion.Central]:
    "KT Kon Tum, KH Khánh Hòa, TTH Thừa Thiên Huế; TTH Thừa Thiên Huế, PY Phú Yên; DLK Đắk Lắk, QNM Quảng Nam; " +
    "DNG Đà Nẵng, KH Khánh Hòa; BDH Bình Định, QT Quảng Trị, QB Quảng Bình; GL Gia Lai, NT Ninh Thuận; " +
    "DNG Đà Nẵng, QNG Quảng Ngãi, DNO Đắk Nông",
  [VietnameseRegion.South]:
    "TG Tiền Giang, KG Kiên Giang, DL Đà Lạt; HCM TP. Hồ Chí Minh, DT Đồng Tháp, CM Cà Mau; " +
    "BT Bến Tre, VT Vũng Tàu, BL Bạc Liêu; DN Đồng Nai, CT Cần Thơ, ST Sóc Trăng; " +
    "TN Tây Ninh, AG An Giang, BTH Bình Thuận; VL Vĩnh Long, BD Bình Dương, TV Trà Vinh; " +
    "HCM TP. Hồ Chí Minh, LA Long An, BP Bình Phước, HG Hậu Giang",
};

/** Vietnam is UTC+7 without daylight saving time. */
const AHEAD_MS = 7 * HOUR_MS;

/** The epoch began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** A region's draw time in Vietnam, in minutes after midnight. */
const drawMinutes: Readonly<Record<VietnameseRegion, number>> = {
  [VietnameseRegion.North]: 18 * 60 + 15,
  [VietnameseRegion.Central]: 17 * 60 + 15,
  [VietnameseRegion.South]: 16 * 60 + 15,
};

/** Prize ranks with their number of draws and of digits. */
const northern = "special 1 5, 1 1 5, 2 2 5, 3 6 5, 4 4 4, 5 6 4, 6 3 3, 7 4 2";
const southern = "special 1 6, 1 1 5, 2 1 5, 3 2 5, 4 7 5, 5 1 4, 6 3 4, 7 1 3, 8 1 2";

const prizesOf = (region: VietnameseRegion, seed: string) => {
  const random = drawRandom(seed);
  return (region === VietnameseRegion.North ? northern : southern).split(", ").map((prize) => {
    const [rank = "", count, length] = prize.split(" ");
    const draw = () => digits(random, Number(length));
    return { rank, numbers: Array.from({ length: Number(count) }, draw) };
  });
};

/** A region's draws on the day of `instant` in Vietnam, or on the latest with results; no prizes before the draw. */
export const vietnameseDraws = (region: VietnameseRegion, instant: number | undefined, now: number) => {
  const drawTimeOf = (day: number) => day * DAY_MS - AHEAD_MS + drawMinutes[region] * MINUTE_MS;
  const today = Math.floor((now + AHEAD_MS) / DAY_MS);
  const latest = drawTimeOf(today) <= now ? today : today - 1;
  const day = instant === undefined ? latest : Math.floor((instant + AHEAD_MS) / DAY_MS);
  const drawTime = drawTimeOf(day);
  const provinces = provincesByDay[region].split("; ")[(day + FIRST_WEEKDAY) % 7]?.split(", ") ?? [];
  return provinces.map((province) => {
    const [code = "", ...name] = province.split(" ");
    const prizes = drawTime <= now ? prizesOf(region, `${region} ${code} ${day}`) : [];
    return { region, provinceCode: code, provinceName: name.join(" "), drawTime, prizes };
  });
};
