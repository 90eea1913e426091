import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { VietnameseRegion } from "@volado/domain/lottery";
import { digits, drawRandom } from "./draws.ts";

/** A province that draws on some days of the week. */
interface Province {
  readonly code: string;
  readonly name: string;
}

const province = (code: string, name: string): Province => ({ code, name });

const hue = province("TTH", "Thừa Thiên Huế");
const daNang = province("DNG", "Đà Nẵng");
const khanhHoa = province("KH", "Khánh Hòa");
const hanoi = province("HN", "Hà Nội");
const hoChiMinh = province("HCM", "TP. Hồ Chí Minh");

/** Who draws in each region, from Sunday to Saturday. The days are real, the numbers of the sandbox are invented. */
const provincesByDay: Readonly<Record<VietnameseRegion, readonly (readonly Province[])[]>> = {
  [VietnameseRegion.North]: [
    [province("TB", "Thái Bình")],
    [hanoi],
    [province("QN", "Quảng Ninh")],
    [province("BN", "Bắc Ninh")],
    [hanoi],
    [province("HP", "Hải Phòng")],
    [province("ND", "Nam Định")],
  ],
  [VietnameseRegion.Central]: [
    [province("KT", "Kon Tum"), khanhHoa, hue],
    [hue, province("PY", "Phú Yên")],
    [province("DLK", "Đắk Lắk"), province("QNM", "Quảng Nam")],
    [daNang, khanhHoa],
    [province("BDH", "Bình Định"), province("QT", "Quảng Trị"), province("QB", "Quảng Bình")],
    [province("GL", "Gia Lai"), province("NT", "Ninh Thuận")],
    [daNang, province("QNG", "Quảng Ngãi"), province("DNO", "Đắk Nông")],
  ],
  [VietnameseRegion.South]: [
    [province("TG", "Tiền Giang"), province("KG", "Kiên Giang"), province("DL", "Đà Lạt")],
    [hoChiMinh, province("DT", "Đồng Tháp"), province("CM", "Cà Mau")],
    [province("BT", "Bến Tre"), province("VT", "Vũng Tàu"), province("BL", "Bạc Liêu")],
    [province("DN", "Đồng Nai"), province("CT", "Cần Thơ"), province("ST", "Sóc Trăng")],
    [province("TN", "Tây Ninh"), province("AG", "An Giang"), province("BTH", "Bình Thuận")],
    [province("VL", "Vĩnh Long"), province("BD", "Bình Dương"), province("TV", "Trà Vinh")],
    [hoChiMinh, province("LA", "Long An"), province("BP", "Bình Phước"), province("HG", "Hậu Giang")],
  ],
};

/** Vietnam is seven hours ahead and keeps no summer time. */
const AHEAD_MS = 7 * HOUR_MS;
/** The epoch began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** Minutes after midnight in Vietnam at which a region draws. */
const drawMinutes: Readonly<Record<VietnameseRegion, number>> = {
  [VietnameseRegion.North]: 18 * 60 + 15,
  [VietnameseRegion.Central]: 17 * 60 + 15,
  [VietnameseRegion.South]: 16 * 60 + 15,
};

type Rank = readonly [rank: string, numbers: number, digits: number];

const northern: readonly Rank[] = [
  ["special", 1, 5],
  ["1", 1, 5],
  ["2", 2, 5],
  ["3", 6, 5],
  ["4", 4, 4],
  ["5", 6, 4],
  ["6", 3, 3],
  ["7", 4, 2],
];

const southern: readonly Rank[] = [
  ["special", 1, 6],
  ["1", 1, 5],
  ["2", 1, 5],
  ["3", 2, 5],
  ["4", 7, 5],
  ["5", 1, 4],
  ["6", 3, 4],
  ["7", 1, 3],
  ["8", 1, 2],
];

const prizesOf = (region: VietnameseRegion, draw: string) => {
  const random = drawRandom(draw);
  return (region === VietnameseRegion.North ? northern : southern).map(([rank, count, length]) => ({
    rank,
    numbers: Array.from({ length: count }, () => digits(random, length, 10).join("")),
  }));
};

/**
 * The draws of a region on the day in Vietnam that `instant` (epoch milliseconds) lies in, or on the latest
 * day that has results. Before a day's draw there are no prizes yet; afterwards they never change.
 */
export const vietnameseDraws = (region: VietnameseRegion, instant: number | undefined, now: number) => {
  const drawTimeOf = (day: number) => day * DAY_MS - AHEAD_MS + drawMinutes[region] * MINUTE_MS;
  const today = Math.floor((now + AHEAD_MS) / DAY_MS);
  const latest = drawTimeOf(today) <= now ? today : today - 1;
  const day = instant === undefined ? latest : Math.floor((instant + AHEAD_MS) / DAY_MS);
  const drawTime = drawTimeOf(day);
  return (provincesByDay[region][(day + FIRST_WEEKDAY) % 7] ?? []).map(({ code, name }) => ({
    region,
    provinceCode: code,
    provinceName: name,
    drawTime,
    prizes: drawTime <= now ? prizesOf(region, `${region} ${code} ${day}`) : [],
  }));
};
