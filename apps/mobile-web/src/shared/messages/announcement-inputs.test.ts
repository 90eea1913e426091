import { expect, it } from "vitest";
import {
  homeAnnouncements,
  hotGamesAnnouncements,
  loginAnnouncements,
  menuAnnouncements,
  newGamesAnnouncements,
  registrationAnnouncements,
} from "./announcement-inputs.ts";

it.each([
  [homeAnnouncements, "B,PL,PU,PR,H", "m_home"],
  [loginAnnouncements, "B,PL,PU", "m_login"],
  [registrationAnnouncements, "B,PL,PU", "m_reg"],
  [menuAnnouncements, "B,PL,PU", "m_leftmenu"],
  [hotGamesAnnouncements, "B,PL,PU", "m_hotgames"],
  [newGamesAnnouncements, "B,PL,PU", "m_newgame"],
])("matches the specification: %o", ({ types, group }, kinds, place) => {
  expect([types.join(), group]).toEqual([kinds, place]);
});
