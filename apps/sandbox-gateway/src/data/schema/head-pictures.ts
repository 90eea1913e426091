import type { PictureFormat } from "@volado/domain/validation";

/** A picture that a member uploaded; a newer one takes its place under another id. */
export interface HeadPicturesTable {
  /** Can't be guessed: pictures are fetched without a session. */
  id: string;
  member_id: string;
  format: PictureFormat;
  bytes: Uint8Array;
  created_at: number;
}

/** Pictures that a member sent on a day, of whatever kind. */
export interface UploadsTable {
  member_id: string;
  /** The merchant's day, `YYYY-MM-DD`. */
  day: string;
  pictures: number;
}
