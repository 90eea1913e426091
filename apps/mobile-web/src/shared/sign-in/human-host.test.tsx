// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { HumanHost } from "./human-host.tsx";
import { humanVerification } from "./human-verification.ts";

vi.mock("./slide-dialog.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("a verification whose code can't be loaded fails with a network error, and the page stays", async () => {
  const { wrapper } = testSite();
  const { container } = render(
    <>
      <p>the form</p>
      <HumanHost />
    </>,
    { wrapper },
  );
  for (const _try of ["first", "second"]) {
    await act(() => expect(humanVerification.verify()).rejects.toMatchObject({ kind: "network" }));
  }
  expect(container.textContent).toBe("the form");
});
