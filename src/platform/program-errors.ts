/** Errors for the person who runs Emend: settings, models, database, store, jobs, commands and the library. */
export const PROGRAM_ERRORS = {
  'backup.other-database': [
    409,
    'The database is a PostgreSQL server. Back it up with pg_dump, then run `emend backup --done`.',
  ],
  'backup.failed': [
    500,
    'The backup could not be written into {folder} ({problem}). Choose a folder that can be written to, with enough room.',
  ],
  'work.timeout': [500, 'Processing took too long and was stopped. Send the text in smaller parts.'],
  'rule.not-found': [404, 'There is no rule with this id. It may have been renamed or removed.'],
  'config.invalid': [500, '{setting} {problem}.'],
  'config.unreadable': [500, 'The settings file {file} cannot be used: {problem}.'],
  'data.unusable': [500, 'The data folder {dir} cannot be used: {problem}. {remedy}.'],
  'models.missing': [500, 'The model file {file} is missing. {remedy}.'],
  'models.damaged': [500, 'The model file {file} is damaged: {problem}. {remedy}.'],
  'db.locked': [
    500,
    'The data folder {dir} is in use by process {pid} (since {since}). Stop that process, choose another EMEND_DATA_DIR, or set DATABASE_URL to share one PostgreSQL.',
  ],
  'db.newer': [
    500,
    'The database was written by a newer release (migration {found}; this release knows {known}). Start that release, or restore a backup.',
  ],
  'db.unreachable': [500, 'The database cannot be reached: {problem}. Check DATABASE_URL and that PostgreSQL runs.'],
  'db.away': [503, 'The service cannot reach its database at the moment. Try again in a few seconds.'],
  'storage.away': [503, 'The service cannot reach its file store at the moment. Try again in a few seconds.'],
  'storage.unwritable': [
    503,
    'The service cannot store files at the moment ({reason}). Try again later, or tell its administrator: the disk may be full or read-only.',
  ],
  'storage.other-key': [
    500,
    'A stored file is encrypted with a key that is not among those of EMEND_FILES_KEY. Add that key behind the present one.',
  ],
  'storage.damaged': [
    500,
    'A stored file was changed or damaged where it lies. Restore it from a backup, or send the document again.',
  ],
  'storage.refused': [
    500,
    'The S3 store refused a request ({reason}). Check EMEND_S3_ACCESS_KEY, EMEND_S3_SECRET_KEY and the rights of the key.',
  ],
  'storage.unreachable': [
    500,
    'The S3 store at {endpoint} cannot be reached. Check EMEND_S3_ENDPOINT and that the store runs.',
  ],
  'storage.no-bucket': [500, 'The S3 store has no bucket "{bucket}". Create it, or correct EMEND_S3_BUCKET.'],
  'storage.incomplete': [
    500,
    '{missing} is not set. An S3 store needs EMEND_S3_ENDPOINT, EMEND_S3_BUCKET, EMEND_S3_ACCESS_KEY and EMEND_S3_SECRET_KEY.',
  ],
  'db.role-needs-server': [
    500,
    'The role "{role}" runs beside other processes and needs DATABASE_URL; the embedded database serves one process only.',
  ],
  'jobs.no-handler': [
    500,
    'No handler is registered for the job kinds {kinds}; the worker would leave them in the queue.',
  ],
  'project.invalid': [400, '{file}:{line}: {problem}.'],
  'project.unreadable': [400, '{file} cannot be read: {problem}.'],
  'mcp.invalid': [400, '"{field}" {problem}.'],
  'mcp.not-allowed': [
    403,
    '{file} is not there or lies in no folder that tools may use. Ask the user to open its folder in the assistant, or to start emend mcp with --allow FOLDER.',
  ],
  'library.option': [400, '"{option}" must be {allowed}.'],
  'library.closed': [400, 'This checker is closed. Create another one.'],
  'library.ended': [
    500,
    'The thread of this checker did not start, or ended before its time. See whether its file is served and enough memory is free, and create another checker.',
  ],
  'library.insecure': [
    400,
    'This page may not check and keep the models, because it came neither over https nor from this computer. Serve it over https.',
  ],
  'library.fetch': [500, '{file} cannot be fetched: {problem}. Check the connection and the address of the models.'],
  'cli.usage': [400, '{problem}'],
  'cli.unreadable': [400, '{file} cannot be read: {problem}.'],
  'cli.refused': [400, '{file}: {problem} Nothing was written.'],
  'cli.some-failed': [400, '{failed} of {total} files could not be read; the lines above say why.'],
  'cli.rules-failed': [400, '{failed} of {total} rules do not do what their examples say; the lines above name them.'],
} as const;
