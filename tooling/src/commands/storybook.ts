import { buildStorybook, serveStorybook } from "../storybook.ts";
import { repositoryRoot } from "../workspaces.ts";

process.stdout.write("Building the kit's documentation (only when its sources changed) …\n");
await buildStorybook(repositoryRoot);
const { origin, stop } = await serveStorybook(repositoryRoot, Number(process.env.PORT ?? 6006));
process.stdout.write(`The kit's documentation: ${origin}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
