#!/usr/bin/env node
import { program } from './program.js';

try {
  await program().parseAsync(process.argv);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
