import { spawn } from "node:child_process";
import { once } from "node:events";
import { repositoryRoot } from "../workspace/root.ts";

// Publishes what `changeset version` has numbered. Where the CI can vouch for a build (it offers identity tokens), packages carry its provenance.
const canVouch = process.env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined;
const provenance = canVouch ? { npm_config_provenance: "true", pnpm_config_provenance: "true" } : {};

const succeeds = async (...words: readonly string[]): Promise<boolean> => {
  const child = spawn("pnpm", [...words], {
    cwd: repositoryRoot,
    env: { ...process.env, ...provenance },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  return code === 0;
};

const released =
  (await succeeds("exec", "turbo", "run", "build")) && (await succeeds("exec", "changeset", "publish"));
process.exitCode = released ? 0 : 1;
