// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { depositQueries } from "@volado/api-client/query";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useReceipt } from "./use-receipt.ts";

afterEach(cleanup);

it("refetches a deposit that no longer takes receipts, without a failure", async () => {
  const { wrapper } = testSite(async () =>
    Response.json({ success: false, code: "conflict" }, { status: 409 }),
  );
  let requests = 0;
  const queryFn = () => {
    requests += 1;
    return Promise.resolve(requests);
  };
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: [...depositQueries.root, "shown"], queryFn });
      return useReceipt("D-1");
    },
    { wrapper },
  );
  await waitFor(() => expect(requests).toBe(1));
  await act(() => result.current.send({ remark: "", files: [new File(["x"], "x.png")], ids: ["x"] }));
  await waitFor(() => expect(requests).toBe(2));
  expect(result.current.failure).toBe(undefined);
});
