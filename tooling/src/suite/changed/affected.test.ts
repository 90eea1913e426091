import { describe, expect, it } from "vitest";
import type { Capability } from "../../checks/features/feature-list.ts";
import type { Workspace } from "../../workspace/workspaces.ts";
import { affectedJourneys, affectedStories, affectedWorkspaces } from "./affected.ts";

const workspace = (path: string, ...needs: readonly string[]): Workspace => ({
  kind: "package",
  folder: path,
  path,
  directory: `/${path}`,
  manifest: {
    name: `@volado/${path.split("/").at(-1)}`,
    version: "0.0.0",
    exports: {},
    scripts: {},
    dependencies: Object.fromEntries(needs.map((name) => [`@volado/${name}`, "workspace:*"])),
    devDependencies: {},
    peerDependencies: {},
  },
});

describe("workspaces that a change can break", () => {
  const all = [
    workspace("apps/mobile-web", "api-client", "ui"),
    workspace("packages/api-client", "domain"),
    workspace("packages/domain"),
    workspace("packages/ui"),
  ];
  const affected = (...files: readonly string[]) => affectedWorkspaces(all, files).map(({ path }) => path);

  it("are its own and all that stand on them, however far", () => {
    expect(affected("packages/domain/src/money/money.ts")).toEqual([
      "apps/mobile-web",
      "packages/api-client",
      "packages/domain",
    ]);
    expect(affected("apps/mobile-web/src/main.tsx")).toEqual(["apps/mobile-web"]);
  });

  it("are none for documents of the repository", () => {
    expect(affected("docs/architecture.md")).toEqual([]);
  });
});

describe("stories that a change can break", () => {
  const imports = new Map([["ConfirmDialog", ["Dialog", "Button"]]]);
  const file = (name: string) => `packages/ui/src/components/${name}`;

  it("are the component's and its users'; in every look where a sheet has changed", () => {
    expect(affectedStories([file("Dialog/Dialog.tsx"), file("Badge/badge.css")], imports)).toEqual({
      which: "some",
      components: ["Badge", "ConfirmDialog", "Dialog"],
      everyLook: ["Badge"],
    });
  });

  it("are all where something shared has changed", () => {
    expect(affectedStories(["packages/ui/src/tokens/tokens.css"], imports)).toEqual({ which: "all" });
  });

  it("are none for unit tests, documents and other packages", () => {
    expect(affectedStories([file("Dialog/Dialog.test.ts"), "packages/ui/README.md"], imports)).toEqual({
      which: "some",
      components: [],
      everyLook: [],
    });
  });
});

describe("journeys that a change can break", () => {
  const capability = (screens: string, journey: string): Capability => ({
    area: "wallet",
    title: "",
    spec: [2],
    what: [],
    screens: [`apps/mobile-web/src/${screens}`],
    rules: ["packages/domain/src/wallet/deposits.ts"],
    tests: [`apps/mobile-web/e2e/${journey}.spec.ts`, "packages/domain/src/wallet/deposits.test.ts"],
    calls: [],
    switches: [],
  });
  const list = [
    capability("features/deposit/deposit-form.tsx", "deposit-journey"),
    capability("features/withdrawals/withdraw-form.tsx", "withdraw-journey"),
  ];
  const affected = (file: string) => affectedJourneys(list, [file]);

  it("are those of the capabilities that name the file", () => {
    expect(affected("apps/mobile-web/src/features/deposit/deposit-form.tsx")).toEqual([
      "apps/mobile-web/e2e/deposit-journey.spec.ts",
    ]);
    expect(affected("packages/domain/src/wallet/deposits.ts")).toHaveLength(2);
  });

  it("are those of its feature where no capability names the file", () => {
    expect(affected("apps/mobile-web/src/features/withdrawals/hooks/use-fee.ts")).toEqual([
      "apps/mobile-web/e2e/withdraw-journey.spec.ts",
    ]);
  });

  it("are a changed journey itself, and none for what no capability is near", () => {
    expect(affected("apps/mobile-web/e2e/help.spec.ts")).toEqual(["apps/mobile-web/e2e/help.spec.ts"]);
    expect(affected("apps/mobile-web/src/shared/toast/toast.ts")).toEqual([]);
  });
});
