import { expect, it } from 'vitest';
import { DocumentError } from '../../documents/document-error.ts';
import { problem } from '../../platform/errors.ts';
import { FILE_ERRORS } from '../../platform/file-errors.ts';
import { faultOf, refusalOf } from './refusal.ts';

const codes = Object.keys(FILE_ERRORS) as (keyof typeof FILE_ERRORS)[];

it.each(codes)('%s fails with the number that the catalogue has for it, and its sentence', (code) => {
  const { errorId, message } = problem(code);
  expect(refusalOf(faultOf(new DocumentError(code)))).toEqual({ errorId, message });
});

it('fills the sentence with what the reader found', () => {
  const fault = faultOf(new DocumentError('file.several-main-tex', { names: 'a.tex, b.tex' }));
  expect(fault.message).toContain('(a.tex, b.tex)');
});
