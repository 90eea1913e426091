#!/usr/bin/env node
import { readArguments, USAGE } from "./arguments.ts";
import { checkGateway } from "./check-gateway.ts";
import { tableOf } from "./findings.ts";

const command = readArguments(process.argv.slice(2));

if (!command.ok) {
  process.stderr.write(`${command.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const findings = await checkGateway(command.url, command.options);
  process.stdout.write(`${tableOf(findings)}\n`);
  process.exitCode = findings.some(({ verdict }) => verdict === "broken") ? 1 : 0;
}
