import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { measureComponents } from "./kit.ts";

const words = (word: string) => Array.from({ length: 60 }, (_, at) => `${word}${at * at}`).join(" ");

const planted = (): string =>
  plant({
    "apps/mobile-web/package.json": "{}",
    "packages/ui/src/icons.ts": `export const star = "${words("star")}";\nexport const moon = "${words("moon")}";`,
    "packages/ui/src/components/Heavy/index.ts": `export { Heavy } from "./Heavy.ts";`,
    "packages/ui/src/components/Heavy/Heavy.ts": `export const Heavy = () => "${words("heavy")}";`,
    "packages/ui/src/components/Light/index.ts": `export { Light } from "./Light.ts";`,
    "packages/ui/src/components/Light/Light.ts": `import { star as mark } from "../../icons.ts";\nimport { Heavy } from "../Heavy/index.ts";\nexport const Light = () => mark + Heavy();`,
  });

describe("what a component adds to what it is made of", () => {
  it("counts its own code, not that of the components and icons in it", async () => {
    const [heavy, light] = await measureComponents(planted());
    expect(heavy).toMatchObject({ part: "Heavy" });
    expect(light).toMatchObject({ part: "Light" });
    expect(heavy?.bytes).toBeGreaterThan(100);
    expect(light?.bytes).toBeLessThan(60);
  });
});
