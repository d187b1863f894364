import { Readable } from 'node:stream';
import type { ManuscriptAnswer } from '../../contract/manuscript.ts';
import { documentKind } from '../../documents/kind.ts';
import type { Manuscript } from '../../manuscript/manuscript.ts';
import { problem } from '../../platform/errors.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import type { ConvertDoc } from '../documents/convert-doc.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import type { UploadFolder } from '../pdf/upload-folder.ts';
import type { FileFault } from '../records/refusal.ts';
import { MANUSCRIPT_TASK_MODULE } from '../task-modules.ts';
import type { CheckFileArgs } from './manuscript-task.ts';
import { pdfManuscript } from './pdf-manuscript.ts';

/** Where files are read and checked: in a thread or in this one. */
export interface ManuscriptTasks {
  checkFile(args: CheckFileArgs, signal?: AbortSignal): Promise<ManuscriptAnswer | FileFault>;
  checkRead(manuscript: Manuscript, signal?: AbortSignal): Promise<ManuscriptAnswer>;
}

export interface CheckManuscriptParts {
  readonly tasks: ManuscriptTasks;
  readonly reader: PdfReader;
  /** The folder that holds a PDF while a thread reads it. */
  readonly uploads: UploadFolder;
  readonly convertDoc: ConvertDoc;
}

/** A file to check. Its content tells its kind; for a text with markup, its name does. */
export interface ManuscriptFile extends CheckFileArgs {
  readonly signal?: AbortSignal;
}

export type CheckManuscriptFile = (file: ManuscriptFile) => Promise<ManuscriptAnswer>;

/**
 * Checks a manuscript of any format as a whole.
 * @throws EmendError `document.missing-file`, `manuscript.unreadable` for a fault of the file, `pdf.…`, `service.busy`
 */
export function createCheckManuscript(parts: CheckManuscriptParts): CheckManuscriptFile {
  const { tasks, reader, uploads, convertDoc } = parts;
  return async ({ bytes, filename, signal }) => {
    if (bytes.length === 0) throw problem('document.missing-file');
    const kind = documentKind(bytes);
    if (kind === 'pdf') {
      const read = await uploads.withFile(async ({ path, write }) => {
        await write(Readable.from([bytes]), bytes.length);
        return reader.read(path, 'kinds', { ocr: true, ...(signal && { signal }) });
      });
      return tasks.checkRead(pdfManuscript(read.paragraphs), signal);
    }
    const converted = kind === 'doc' ? await convertDoc(bytes, signal) : bytes;
    const answer = 'fault' in converted ? converted : await tasks.checkFile({ bytes: converted, filename }, signal);
    if ('fault' in answer) throw problem('manuscript.unreadable', { problem: answer.message });
    return answer;
  };
}

/** Both run in a thread of a pool. */
export function manuscriptTasksIn(pool: WorkerPool): ManuscriptTasks {
  const run = <T>(fn: string, args: unknown, signal?: AbortSignal): Promise<T> =>
    pool.run<T>({ module: MANUSCRIPT_TASK_MODULE, fn, args, ...(signal && { signal }) });
  return {
    checkFile: (args, signal) => run('checkManuscriptFile', args, signal),
    checkRead: (manuscript, signal) => run('checkReadManuscript', manuscript, signal),
  };
}
