import { QueryClient } from "@tanstack/react-query";
import type { Game } from "@volado/domain/games";
import type { SiteInfo } from "@volado/domain/site";
import { describe, expect, expectTypeOf, test } from "vitest";
import { filteredList, testClient } from "../../test-server/test-client.ts";
import type { ApiError } from "../errors/api-error.ts";
import {
  type favouriteMutations,
  favouriteQueries,
  gameListQueries,
  gameQueries,
  promotionQueries,
  recentQueries,
  registrationQueries,
  systemQueries,
} from "./index.ts";

const { client } = testClient("http://nowhere.example");

test.each([
  ["games", gameListQueries.infinite(client, filteredList)],
  ["hot games", gameQueries.hot(client)],
  ["recents", recentQueries.list(client, "ana")],
  ["favourites", favouriteQueries.list(client, "ana")],
])(
  "lists of %s set no timer outside a browser, where it would keep a process from ending",
  (_, { gcTime }) => {
    expect(gcTime).toBe(Number.POSITIVE_INFINITY);
  },
);

test("a promotion waits for an id", () => {
  expect(promotionQueries.one(client, "").enabled).toBe(false);
  expect(promotionQueries.one(client, "7").enabled).toBe(true);
});

describe("questions about what is typed wait for something typed", () => {
  test("usernames", () => {
    expect(registrationQueries.usernameAvailable(client, "").enabled).toBe(false);
    expect(registrationQueries.usernameAvailable(client, "luz").enabled).toBe(true);
  });

  test("invitation codes", () => {
    expect(registrationQueries.invitation(client, "").enabled).toBe(false);
    expect(registrationQueries.invitation(client, "A1").enabled).toBe(true);
  });
});

test("types reach the caller", () => {
  const queryClient = new QueryClient();
  const status = () => queryClient.fetchQuery(systemQueries.status(client));
  const hot = () => queryClient.fetchQuery(gameQueries.hot(client));
  expectTypeOf(status).returns.resolves.toEqualTypeOf<SiteInfo>();
  expectTypeOf(hot).returns.resolves.toEqualTypeOf<readonly Game[]>();
  type Failure = Parameters<NonNullable<ReturnType<typeof favouriteMutations.add>["onError"]>>[0];
  expectTypeOf<Failure>().toEqualTypeOf<ApiError>();
});
