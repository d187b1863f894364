import { LANGUAGE_CHOICES } from '../../contract/terms.ts';
import { SOURCE_FORMATS } from '../../documents/source/formats.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';
import { problem } from '../../platform/errors.ts';
import { checkSource } from '../../services/project/check-source.ts';
import { STANDARD_SETTINGS } from '../../services/project/settings.ts';
import { splitSentences } from '../../text/sentences.ts';
import { choiceOf, type Tool, textOf } from './tool.ts';

/** The most characters in a text. A longer text belongs in a file, and its findings would leave a model no room. */
const MOST_CHARACTERS = 200_000;
const MOST_FINDINGS = 100;
const FORMATS = [...SOURCE_FORMATS, 'latex'] as const;
const GUIDES = ['none', ...STYLE_GUIDES] as const;

export const checkTextTool: Tool = {
  name: 'check_text',
  title: 'Check a text',
  description:
    'Finds mistakes of grammar, spelling and punctuation in English text, and advice on style. Returns each finding with its sentence, its place (half-open UTF-16 offsets into the text), replacements (best first), the reason and the rule. Nothing leaves this machine.',
  properties: {
    text: { type: 'string', description: 'The text to check' },
    format: {
      type: 'string',
      enum: FORMATS,
      description: 'What it is written in; code and markup are left alone (text)',
    },
    language: { type: 'string', enum: LANGUAGE_CHOICES, description: 'US, UK, or auto: the one it is spelt in (auto)' },
    style_guide: { type: 'string', enum: GUIDES, description: 'Also the rules of this guide (none)' },
    corrections_only: { type: 'boolean', description: 'No advice on style (false)' },
  },
  required: ['text'],
  readOnly: true,
  async run(given, context) {
    const text = textOf(given, 'text');
    if (text.length > MOST_CHARACTERS)
      throw problem('mcp.invalid', { field: 'text', problem: `must have ${MOST_CHARACTERS} characters at most` });
    const guide = choiceOf(given, 'style_guide', GUIDES, 'none');
    const settings = {
      ...STANDARD_SETTINGS,
      language: choiceOf(given, 'language', LANGUAGE_CHOICES, 'auto'),
      styleGuide: guide === 'none' ? null : guide,
      pipeline: given['corrections_only'] === true ? ('basic' as const) : ('advanced' as const),
    };
    const format = choiceOf(given, 'format', FORMATS, 'text');
    const { source, findings } = checkSource(await context.engine(), { path: 'text', text, settings, format });
    const sentenceAt = (paragraph: number, offset: number): string => {
      const prose = source.paragraphs[paragraph]!.text;
      const span = splitSentences(prose).find(({ start, end }) => start <= offset && offset < end);
      return span ? prose.slice(span.start, span.end) : prose;
    };
    const told = findings.slice(0, MOST_FINDINGS).map((finding) => ({
      sentence: sentenceAt(finding.paragraph, finding.within.start),
      start: finding.start.offset,
      end: finding.end.offset,
      text: finding.covered,
      replacements: finding.replacements,
      reason: finding.message,
      rule: finding.rule,
      level: finding.level,
    }));
    return { found: findings.length, ...(told.length < findings.length ? { shown: told.length } : {}), findings: told };
  },
};
