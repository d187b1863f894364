import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/compile-rules.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Tests wait for servers and browsers much of their time: on two cores two at once take 12 minutes, one after another 24.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Browsers, LibreOffice and servers share two cores in CI: one of 5,062 tests once waited 90 s for an event in vain.
    // A fault fails twice; the report names tests that needed the second try.
    retry: process.env['CI'] ? 1 : 0,
  },
});
