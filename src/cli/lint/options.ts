import { CERTAINTIES, DOCUMENT_TYPES, LANGUAGE_CHOICES, PIPELINES } from '../../contract/terms.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';
import { type FileSettings, LEVELS } from '../../services/project/settings.ts';
import { oneOf, readArguments, usage } from '../command.ts';
import { FORMATS, type FormatName } from './formats/index.ts';

/** The options of the command line. */
export interface LintOptions {
  /** Paths, folders and patterns, or `-` alone. */
  readonly names: readonly string[];
  readonly format: FormatName;
  readonly output: string | undefined;
  readonly quiet: boolean;
  /** The text report repeats the same advice at each of its places. */
  readonly repeatsAdvice: boolean;
  /** Options that override the project's settings. */
  readonly settings: Partial<FileSettings>;
  readonly config: string | undefined;
  readonly since: string | undefined;
  readonly baseline: string | undefined;
  readonly writesBaseline: boolean;
  readonly fix: 'no' | 'preview' | 'write';
  readonly watch: boolean;
  /** The path that the text of standard input belongs to. */
  readonly stdinPath: string | undefined;
}

/** @throws EmendError `cli.usage` */
export function readLintOptions(args: readonly string[]): LintOptions {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string', default: 'text' },
    output: { type: 'string', short: 'o' },
    quiet: { type: 'boolean', short: 'q', default: false },
    'repeat-advice': { type: 'boolean', default: false },
    level: { type: 'string' },
    language: { type: 'string' },
    'style-guide': { type: 'string' },
    certainty: { type: 'string' },
    pipeline: { type: 'string' },
    'document-type': { type: 'string' },
    config: { type: 'string' },
    since: { type: 'string' },
    baseline: { type: 'string' },
    'write-baseline': { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    'stdin-path': { type: 'string' },
  });
  const names = positionals.length === 0 ? ['.'] : positionals;
  const format = oneOf('format', values.format, FORMATS);
  const { since, baseline, fix, watch, output } = values;
  const stdin = names.includes('-');
  if (stdin && names.length > 1) throw usage('Use - by itself: standard input is a single text');
  if (stdin && (fix || watch || since !== undefined))
    throw usage('--fix, --watch and --since are for files, not for -');
  if (!stdin && values['stdin-path'] !== undefined) throw usage('--stdin-path goes with -');
  if (values['dry-run'] && !fix) throw usage('--dry-run goes with --fix');
  if (values['dry-run'] && format !== 'text') throw usage('--dry-run shows a diff; leave out --format');
  if (values['write-baseline'] && (since !== undefined || fix || watch || stdin))
    throw usage('--write-baseline is for whole files as they are: leave out --since, --fix, --watch and -');
  if (watch && (format !== 'text' || fix || output !== undefined))
    throw usage('--watch prints text; leave out --format, --output and --fix');
  if (output === '-') throw usage('--output must name a file; without it the report goes to standard output');
  return {
    names,
    format,
    output,
    quiet: values.quiet,
    repeatsAdvice: values['repeat-advice'],
    settings: {
      ...optional('level', values.level, LEVELS, (level) => ({ level })),
      ...optional('language', values.language, LANGUAGE_CHOICES, (language) => ({ language })),
      ...optional('style-guide', values['style-guide'], [...STYLE_GUIDES, 'none'] as const, (guide) => ({
        styleGuide: guide === 'none' ? null : guide,
      })),
      ...optional('certainty', values.certainty, CERTAINTIES, (certainty) => ({ certainty })),
      ...optional('pipeline', values.pipeline, PIPELINES, (pipeline) => ({ pipeline })),
      ...optional('document-type', values['document-type'], DOCUMENT_TYPES, (documentType) => ({
        documentType,
      })),
    },
    config: values.config,
    since,
    baseline,
    writesBaseline: values['write-baseline'],
    fix: fix ? (values['dry-run'] ? 'preview' : 'write') : 'no',
    watch,
    stdinPath: values['stdin-path'],
  };
}

function optional<T extends string>(
  name: string,
  value: string | undefined,
  values: readonly T[],
  set: (value: T) => Partial<FileSettings>,
): Partial<FileSettings> {
  return value === undefined ? {} : set(oneOf(name, value, values));
}
