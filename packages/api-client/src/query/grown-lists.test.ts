import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { testClient } from "../../test-server/test-client.ts";
import { samples } from "../testing/samples/index.ts";
import { inboxQueries, recordQueries } from "./index.ts";

const { client } = testClient("http://nowhere.example");
const call = vi.spyOn(client, "call");

beforeEach(() => void call.mockReset());

const messages = inboxQueries.list(client, "ana", "received");
const records = recordQueries.list(client, "ana", { type: "A", state: undefined, from: 1, to: 2 });

/** Loaders of all pages of a list, with the response of its last page. */
const lists = {
  messages: [
    samples.listMessages.value,
    () => new QueryClient().fetchInfiniteQuery({ ...messages, pages: 9 }),
  ],
  records: [samples.listRecords.value, () => new QueryClient().fetchInfiniteQuery({ ...records, pages: 9 })],
} as const;

test.each(Object.entries(lists))(
  "%s go on after what the last page names, and end where it names nothing",
  async (_what, [last, load]) => {
    for (const page of [{ ...last, next: "one" }, { ...last, next: "two" }, last])
      call.mockResolvedValueOnce(page);
    await load();
    const inputs = call.mock.calls.map(([, input]) => input);
    expect(inputs).toMatchObject([{ after: undefined }, { after: "one" }, { after: "two" }]);
    expect(inputs).toHaveLength(3);
  },
);
