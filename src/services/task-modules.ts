/**
 * The paths of the worker threads' task modules. Only the threads load them. Code that hands out a task needs just the
 * path and does not load the engine and the document readers (1,000 files, half a second of the start).
 */
const at = (path: string): string =>
  new URL(path + (import.meta.url.endsWith('.ts') ? '.ts' : '.js'), import.meta.url).href;

export const MODELS_TASK_MODULE = at('./models-task');
export const CHECK_TASK_MODULE = at('./paragraph/check-task');
export const RULE_TASK_MODULE = at('./explain-rule');
export const TEXT_TASK_MODULE = at('./languagetool/text-task');
export const BATCH_TASK_MODULE = at('./documents/check-batch');
export const TRACKED_TASK_MODULE = at('./documents/tracked-tasks');
export const LATEX_TASK_MODULE = at('./documents/latex-tasks');
export const SOURCE_TASK_MODULE = at('./documents/source-tasks');
export const COUNT_TASK_MODULE = at('./documents/count-words-task');
export const READ_WORD_TASK_MODULE = at('./ai-report/read-word-task');
export const REPORT_TASK_MODULE = at('./ai-report/report-task');
export const MANUSCRIPT_TASK_MODULE = at('./manuscript/manuscript-task');
export const PDF_TASK_MODULE = at('./pdf/pdf-task');
