import { describe, expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { testClient } from "../../test-server/test-client.ts";
import { getHelpCentre } from "./help.ts";

const ask = (url: string) => testClient(url).client.call(getHelpCentre);

describe("the help centre, over HTTP", () => {
  test("is asked for with the device and the language (Spec §7)", async () => {
    await using server = await startFaultServer(() => ok([]));
    await ask(server.url);
    const [{ method, path, query } = { method: "", path: "", query: new URLSearchParams() }] =
      server.received;
    expect([method, path, query.toString()]).toEqual(["GET", "/api/help", "device=MOBILE&lang=ES"]);
  });

  test("is topics of title and content; an anchor may be missing", async () => {
    await using server = await startFaultServer(() =>
      ok([
        { title: "Términos", content: "<p>Hola</p>", anchor: "terms" },
        { title: "Depósitos", content: "" },
        { title: "Retiros", content: "<p>2</p>", anchor: null },
      ]),
    );
    expect(await ask(server.url)).toEqual([
      { title: "Términos", html: "<p>Hola</p>", anchor: "terms" },
      { title: "Depósitos", html: "", anchor: undefined },
      { title: "Retiros", html: "<p>2</p>", anchor: undefined },
    ]);
  });

  test.each([
    ["null", { content: null }],
    ["nothing", {}],
  ])("keeps a topic whose content is %s", async (_what, content) => {
    await using server = await startFaultServer(() => ok([{ title: "Vacío", ...content }]));
    expect(await ask(server.url)).toEqual([{ title: "Vacío", html: "", anchor: undefined }]);
  });

  test("leaves out a topic that makes no sense", async () => {
    await using server = await startFaultServer(() =>
      ok([{ title: "", content: "x" }, { content: "no title" }, { title: "Juegos", content: "<p>1</p>" }, 7]),
    );
    expect((await ask(server.url)).map(({ title }) => title)).toEqual(["Juegos"]);
  });

  test.each([
    ["nothing", null],
    ["an object", { topics: [] }],
    ["topics of which none fits", [{ name: "Juegos" }]],
  ])("fails for %s rather than looking empty", async (_what, value) => {
    await using server = await startFaultServer(() => ok(value));
    await expect(ask(server.url)).rejects.toMatchObject({ kind: "schema" });
  });
});
