import { describe, expect, it } from 'vitest';
import { ERROR_IDS } from './error-ids.ts';
import { errorCatalogue, problem } from './errors.ts';

describe('error catalogue', () => {
  it('fills parameters into messages', () => {
    const error = problem('paragraph.too-long', { count: 612, limit: 500 });
    expect(error).toMatchObject({ code: 'paragraph.too-long', status: 400, parameters: { count: 612, limit: 500 } });
    expect(error.message).toBe(
      'paragraph has 612 words; at most 500 are checked in one request. Send it in smaller parts.',
    );
  });

  it('keeps what a parameter says, even where that looks like a placeholder', () => {
    expect(problem('config.invalid', { setting: '{problem}', problem: '$&' }).message).toBe('{problem} $&.');
  });

  it('gives what the record of a document tells of the number of the contract', () => {
    expect(problem('document.too-long', { count: 2, limit: 1 })).toMatchObject({
      status: 422,
      errorId: ERROR_IDS.tooLong,
    });
    expect(problem('record.not-found').errorId).toBeUndefined();
  });

  it('does not call the directory of a zip by the name of a part of the document', () => {
    expect(problem('file.broken-archive').message).not.toContain('table of contents');
    expect(problem('file.broken-archive').message).toContain('its end, which lists its parts, cannot be read');
  });

  it.each(errorCatalogue())('says of $code what is wrong, in a sentence', ({ status, message }) => {
    expect([400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 431, 500, 503]).toContain(status);
    expect(message === '{problem}' || /[.]$/.test(message)).toBe(true);
  });
});
