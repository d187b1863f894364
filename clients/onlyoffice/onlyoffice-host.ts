import type { Host, HostParagraph, Outcome, Stretch } from '../pane/host.ts';
import { occurrenceOf } from '../pane/occurrence.ts';
import { type Asked, runInEditor, type Selected } from './commands.ts';
import type { Asc } from './plugin-api.ts';

/**
 * The text editor of ONLYOFFICE as a host. Words are searched for in their paragraph and selected; the editor’s own `ReplaceTextSmart` then puts the replacement
 * there, with the formatting of what it replaces.
 */
export function createOnlyOfficeHost(asc: Asc): Host {
  const { plugin } = asc;
  const ask = <Answer>(asked: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      asc.scope['emend'] = asked;
      plugin.callCommand(runInEditor, false, asked.task !== 'read', (answer) => resolve(JSON.parse(answer) as Answer));
    });
  const method = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve) => plugin.executeMethod(name, args, resolve));

  async function select({ index, text }: HostParagraph, stretch: Stretch, track: boolean): Promise<Selected | null> {
    const occurrence = occurrenceOf(text, stretch);
    return occurrence && ask<Selected>({ task: 'select', index, text, ...occurrence, track });
  }

  return {
    name: 'ONLYOFFICE',
    // what is not known is not checked
    read: async () => (await ask<(string | null)[]>({ task: 'read' })).map((text) => text ?? ''),
    async replace(paragraph, stretch, replacement): Promise<Outcome> {
      const selected = await select(paragraph, stretch, true);
      if (selected?.status !== 'done') return { status: selected?.status ?? 'blocked' };
      await method('ReplaceTextSmart', [[replacement]]);
      const { index, tracked } = selected;
      const text = await ask<string | null>({ task: 'finish', index, track: tracked });
      return { status: 'done', text: text ?? replaced(paragraph.text, stretch, replacement) };
    },
    async show(paragraph, stretch): Promise<Outcome> {
      const status = (await select(paragraph, stretch, false))?.status ?? 'blocked';
      return status === 'done' ? { status, text: paragraph.text } : { status };
    },
  };
}

const replaced = (text: string, { start, end }: Stretch, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end);
