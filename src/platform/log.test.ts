import { describe, expect, it } from 'vitest';
import { problem } from './errors.ts';
import { createLog } from './log.ts';

describe('log', () => {
  function lines(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
    const written: string[] = [];
    write(createLog('info', { write: (line: string) => void written.push(line) }));
    return written.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('writes JSON lines with level and time', () => {
    const [line] = lines((log) => log.info({ requestId: 'r' }, 'request'));
    expect(line).toMatchObject({ level: 'info', service: 'emend', requestId: 'r', msg: 'request' });
    expect(Date.parse(String(line!['time']))).not.toBeNaN();
  });

  it('leaves out the message of foreign errors, which may quote the text', () => {
    const parse = () => {
      try {
        JSON.parse('the canary sentence');
      } catch (error) {
        return new Error('the canary again', { cause: error });
      }
    };
    const [line] = lines((log) => log.error({ err: parse() }, 'fault'));
    expect(JSON.stringify(line)).not.toContain('canary');
    expect(line!['err']).toMatchObject({ type: 'Error', cause: { type: 'SyntaxError' } });
    expect(JSON.stringify(line)).toContain('log.test.ts');
  });

  it('keeps code and message of our own errors', () => {
    const [line] = lines((log) => log.error({ err: problem('service.busy') }, 'fault'));
    expect(line!['err']).toMatchObject({ code: 'service.busy', message: expect.stringContaining('more work') });
  });
});
