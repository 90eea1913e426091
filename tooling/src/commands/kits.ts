import { kitTable } from "../bench/kits/kit-table.ts";
import { measureKits } from "../bench/kits/measure-kits.ts";
import { repositoryRoot } from "../workspace/root.ts";

process.stdout.write(`${kitTable(await measureKits(repositoryRoot))}\n`);
