import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { testClient } from "../../test-server/test-client.ts";
import { createTestGateway, memoryStorage } from "../testing/index.ts";
import { systemQueries } from "./index.ts";

test("after a change of language the status of the other one stands in until its own is there", async () => {
  const gateway = await createTestGateway();
  let language = "ES";
  const options = { fetch: gateway.fetch, storage: memoryStorage(), language: () => language };
  const { client } = testClient("", options);
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, systemQueries.status(client));
  const forget = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetchedAfterMount).toBe(true));

  language = "EN";
  observer.setOptions(systemQueries.status(client));
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { access: "open" } });
  expect(queryClient.getQueryData(systemQueries.status(client).queryKey)).toBeUndefined();
  await vi.waitFor(() => expect(observer.getCurrentResult().isPlaceholderData).toBe(false));

  // Each language has its own kept answer from now on: a new page shows it at once.
  const page = testClient("", options).client;
  const shown = new QueryObserver(new QueryClient(), systemQueries.status(page)).getCurrentResult();
  expect(shown).toMatchObject({ isPlaceholderData: false, data: { access: "open" } });
  forget();
});
