#!/usr/bin/env node
import { ensureBuilt, ensureInstalled } from '../scripts/build.js';

try {
  ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../dist/program/main.js');
