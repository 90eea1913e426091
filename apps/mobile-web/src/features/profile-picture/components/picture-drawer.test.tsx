// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { PictureDrawer } from "./picture-drawer.tsx";

vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () => ({ token: "token", userName: "ana", type: 0 }),
}));
const decoded = vi.hoisted(() => vi.fn<(file: File) => Promise<object | undefined>>());
vi.mock("../../../shared/pictures/drawn-jpeg.ts", () => ({
  decodedPicture: decoded,
  drawnJpeg: async () => new File(["small"], "picture.jpg"),
}));

const offered = {
  current: "/art/symbol/1.svg",
  icons: [
    { id: "1", url: "/art/symbol/1.svg" },
    { id: "2", url: "/art/symbol/2.svg" },
  ],
};

interface Gateway {
  readonly reads?: number;
  readonly writes?: number;
  readonly icons?: typeof offered.icons;
}

/** Opens the drawer against a gateway that rejects this many reads and writes before it accepts. */
const open = async ({ icons = offered.icons, ...failures }: Gateway = {}) => {
  let { reads = 0, writes = 0 } = failures;
  const sent: Readonly<Record<string, unknown>>[] = [];
  const closed: true[] = [];
  const { t } = await openPart(
    <PictureDrawer open onClose={() => closed.push(true)} />,
    async (_, { method, body }) => {
      const isWrite = method === "POST";
      if (isWrite && body instanceof FormData) sent.push(Object.fromEntries(body));
      const fails = isWrite ? writes > 0 : reads > 0;
      if (isWrite) writes -= 1;
      else reads -= 1;
      return fails
        ? Response.json({ success: false, code: "conflict" }, { status: 409 })
        : Response.json({ success: true, value: { ...offered, icons } });
    },
  );
  return {
    t,
    sent,
    closed,
    option: (number: number) => screen.findByRole("button", { name: t("picture.option", { number }) }),
    upload: (file: File) =>
      fireEvent.change(screen.getByLabelText(t("picture.upload"), { selector: "input" }), {
        target: { files: [file] },
      }),
  };
};

const png = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], "camera.png", { type: "image/png" });
};

beforeEach(() => {
  decoded.mockReset().mockResolvedValue({ width: 64, height: 48, close: () => undefined });
  stubDialogs();
});
afterEach(cleanup);

it("can be chosen from the offered ones, with the current one pressed, and the drawer closes", async () => {
  const drawer = await open();
  expect((await drawer.option(1)).getAttribute("aria-pressed")).toBe("true");
  const other = await drawer.option(2);
  expect(other.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(other);
  await waitFor(() => expect(drawer.closed).toEqual([true]));
  expect(drawer.sent).toEqual([{ iconId: "2" }]);
});

it("can be uploaded if none is offered (Spec §8)", async () => {
  const drawer = await open({ icons: [] });
  await screen.findByText(drawer.t("picture.empty"));
  expect(screen.queryByRole("group", { name: drawer.t("picture.choose") })).toBe(null);
  drawer.upload(png());
  await waitFor(() => expect(drawer.closed).toEqual([true]));
});

it("is redrawn before an upload, so that it can be a photo of 9 MB", async () => {
  const drawer = await open();
  drawer.upload(png(9 * 1024 * 1024));
  await waitFor(() => expect(drawer.closed).toEqual([true]));
  const [file] = Object.values(drawer.sent[0] ?? {});
  expect(file instanceof File && file.name).toBe("picture.jpg");
  expect(decoded.mock.calls[0]?.[0].name).toBe("camera.png");
});

it.each([
  [
    "another file type with a picture's name",
    () => new File(["%PDF-1.7"], "a.png", { type: "image/png" }),
    "wrongKind",
  ],
  ["too large and cannot be drawn", () => png(PICTURE_BYTES_MAX + 1), "tooLarge"],
  ["unreadable", () => png(), "wrongKind"],
] as const)("is not sent if it is %s", async (_what, file, problem) => {
  decoded.mockResolvedValue(undefined);
  const drawer = await open();
  drawer.upload(file());
  await screen.findByText(drawer.t(`picture.${problem}`));
  expect([drawer.sent, drawer.closed]).toEqual([[], []]);
});

it("can be chosen again after a rejection", async () => {
  const drawer = await open({ writes: 1 });
  fireEvent.click(await drawer.option(2));
  await screen.findByRole("alert");
  expect(drawer.closed).toEqual([]);
  await waitFor(async () => expect((await drawer.option(2)).getAttribute("aria-disabled")).toBe(null));
  fireEvent.click(await drawer.option(2));
  await waitFor(() => expect(drawer.closed).toEqual([true]));
  expect(screen.queryByRole("alert")).toBe(null);
});
