import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';

/**
 * Where the program asks what time it is on this machine, whose clock may be set by hours at any moment, and why it may. How long something
 * took or may take is for `performance.now`, and what is promised to users (ends of keys, addresses, files, months) for the database's clock.
 */
const MAY_ASK: Readonly<Record<string, string>> = {
  'accounts/usage-summary.ts': 'today in a diagram',
  'cli/commands/detect.ts': 'date of a report',
  'cli/commands/keys.ts': 'whether a listed key has ended, for people',
  'cli/lint/watch.ts': 'time of a line for people',
  'http/record-request.ts': 'time of a span and of a use, which the database limits to its own time',
  'platform/blobs/file-blobs.ts': 'drafts of another machine that are a day old, when the store is opened',
  'platform/blobs/store-clock.ts': 'until the store has told its own time',
  'platform/db/folder-lock.ts': 'heartbeats, which are watched for changes, and a time for people',
  'platform/jobs/boss-queue.ts': 'time of a span',
  'platform/jobs/clock-steps.ts': 'to see that the clock was set',
  'platform/log.ts': 'time of a line',
  'platform/programs/run-folder.ts': 'folders of another machine that are a day old, when a process starts',
  'services/backup.ts': 'name of a backup',
  'services/documents/proofread-document.ts': 'date of changes in a document',
  'services/old-backups.ts': 'age of backups, whose names have this clock’s time',
  'services/pdf/upload-folder.ts': 'files of another machine that are a day old, when a process starts',
  'services/portal/installation-state.ts': 'since when the process runs, for people',
  'services/review/annotate-pdf.ts': 'date of notes in a PDF',
};

it('only what is listed goes by the clock of this machine', () => {
  const root = join(packageRoot, 'src');
  const asking = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('web/'))
    .filter((path) => /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(join(root, path), 'utf8')));
  expect(asking.toSorted()).toEqual(Object.keys(MAY_ASK));
});
