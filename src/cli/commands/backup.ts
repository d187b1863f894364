import { resolve } from 'node:path';
import { loadSettings } from '../../platform/config/load.ts';
import { deleteOldBackups } from '../../services/old-backups.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { write } from '../terminal.ts';
import { withAdministration } from '../with-administration.ts';

/** A hundred years, as for the age of files. */
const MOST_DAYS = 36_500;

export const backup: Command = {
  name: 'backup',
  help: `Usage: emend backup FOLDER [--keep DAYS]
       emend backup --done

Copies the data folder (embedded database, files, key of kept texts) into a new folder below FOLDER, while the service runs or
not. The copy is a data folder itself: start the service with EMEND_DATA_DIR=COPY to try it out or to restore it. It holds
everything that people sent: keep it as safe as the original. Old copies are deleted with --keep alone.

With DATABASE_URL, back up PostgreSQL with its own tools (pg_dump) and the files with those of their store; then --done notes
that it was done, so that the page System knows of it.

Options:
  --keep DAYS  then delete copies in FOLDER that are older, so that what people deleted does not live on in them
  --done       copy nothing, note that a backup was made now
  --help       this text
`,
  async run(args, { stdout }) {
    const { values, positionals } = readArguments(args, {
      done: { type: 'boolean', default: false },
      keep: { type: 'string' },
    });
    const [folder, ...rest] = positionals;
    if (rest.length > 0 || (values.done && folder !== undefined)) throw usage('There are too many arguments');
    if (!values.done && folder === undefined) throw usage('Say into which folder');
    const days = values.keep === undefined ? undefined : Number(values.keep);
    if (days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= MOST_DAYS))
      throw usage(`--keep takes a number of days from 1 to ${MOST_DAYS}`);
    if (values.done && days !== undefined) throw usage('--done deletes nothing: leave out --keep');
    const made = await withAdministration(loadSettings().settings, (administration) =>
      folder === undefined ? administration.noteBackup() : administration.backUp(resolve(folder)),
    );
    if (made.folder === null) return write(stdout, `Noted: a backup was made on ${made.at}.\n`);
    await write(stdout, `${made.folder}\n${(made.bytes / 1024 / 1024).toFixed(1)} MB\n`);
    if (days === undefined || folder === undefined) return;
    for (const old of await deleteOldBackups(resolve(folder), days)) await write(stdout, `deleted: ${old}\n`);
  },
};
