#!/usr/bin/env node
import { ensureBuilt, ensureInstalled } from '../scripts/build.js';

try {
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../dist/cli/main.js');
