import { VietnameseRegion } from "@volado/domain/lottery";

/** A province that draws on some days of the week. */
export interface Province {
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
export const provincesByDay: Readonly<Record<VietnameseRegion, readonly (readonly Province[])[]>> = {
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
