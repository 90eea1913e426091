import { describe, expect, it } from "vitest";
import { runOrThrow } from "../process/run.ts";
import { plant } from "../testing/plant.ts";
import { publishEnvironment } from "./publish-environment.ts";
import { whyNoRehearsal, whyNotReady } from "./readiness.ts";
import { repositoryAddress } from "./repository-address.ts";
import { cleanCommit, writeTested } from "./tested.ts";

const actions = { GITHUB_SERVER_URL: "https://code.example", GITHUB_REPOSITORY: "casa/volado" };
const vouching = { ...actions, ACTIONS_ID_TOKEN_REQUEST_URL: "https://token.example" };
const url = "git+https://code.example/casa/volado.git";

describe("the address of the sources", () => {
  it.each([
    ["set by hand", { VOLADO_REPOSITORY: "https://code.example/casa/volado" }, url],
    ["set as manifests spell it", { VOLADO_REPOSITORY: url }, url],
    ["from one CI", actions, url],
    ["from another", { CI_PROJECT_URL: "https://code.example/casa/volado/" }, url],
    [
      "by hand before CI",
      { ...actions, VOLADO_REPOSITORY: "https://code.example/other/volado" },
      "git+https://code.example/other/volado.git",
    ],
  ])("%s", (_, variables, address) => {
    expect(repositoryAddress(variables)).toEqual({ url: address });
  });

  it.each([
    ["nobody says", {}, /set VOLADO_REPOSITORY/],
    ["it is empty", { VOLADO_REPOSITORY: "", GITHUB_REPOSITORY: "" }, /set VOLADO_REPOSITORY/],
    [
      "it isn't https",
      { VOLADO_REPOSITORY: "git@code.example:casa/volado.git" },
      /no repository's https address/,
    ],
    ["it is a host alone", { VOLADO_REPOSITORY: "https://code.example" }, /no repository's https address/],
    [
      "CI vouches for another",
      { ...vouching, VOLADO_REPOSITORY: "https://code.example/other/volado" },
      /its provenance would be refused/,
    ],
  ])("is refused when %s", (_, variables, reason) => {
    expect(repositoryAddress(variables).problem).toMatch(reason);
  });
});

describe("publishing", () => {
  const repository = async () => {
    const root = plant({ "a.txt": "a", ".gitignore": ".volado/\n" });
    const identity = ["-c", "user.name=Ana", "-c", "user.email=ana@example.com"];
    await runOrThrow("git", ["init", "-q"], { cwd: root });
    await runOrThrow("git", ["add", "-A"], { cwd: root });
    await runOrThrow("git", [...identity, "commit", "-qm", "Begin"], { cwd: root });
    return root;
  };

  it("wants a commit on which the whole suite has passed", async () => {
    const root = await repository();
    expect(await whyNotReady(root)).toMatch(/the suite has not passed on [0-9a-f]{12}: run/);
    await writeTested(root, "0".repeat(40));
    expect(await whyNotReady(root)).toMatch(/the suite has not passed/);
    await writeTested(root, (await cleanCommit(root)) ?? "");
    expect(await whyNotReady(root)).toBeUndefined();
  });

  it("wants nothing to be changed since", async () => {
    const root = await repository();
    await writeTested(root, (await cleanCommit(root)) ?? "");
    await runOrThrow("node", ["-e", "fs.writeFileSync('b.txt', 'b')"], { cwd: root });
    expect(await whyNotReady(root)).toMatch(/something was changed/);
  });

  it("asks for provenance only where the CI vouches for the build", () => {
    expect(publishEnvironment(url, vouching)).toMatchObject({ npm_config_provenance: "true" });
    expect(publishEnvironment(url, actions)).not.toHaveProperty("npm_config_provenance");
  });

  it("tells each package's folder", () => {
    expect(publishEnvironment(url, {}).VOLADO_SOURCES).toContain('"@volado/domain":"packages/domain"');
  });
});

describe("a dry run", () => {
  it.each([
    ["http://127.0.0.1:4873/", true],
    ["https://registry.example/", false],
    ["http://127.0.0.1.registry.example:80/", false],
    [undefined, false],
  ])("against %s may begin: %s", (registry, may) => {
    expect(whyNoRehearsal(registry) === undefined).toBe(may);
  });
});
