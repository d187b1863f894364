import { findProgram } from '../../src/platform/programs/find-program.ts';
import { LIBREOFFICE } from '../../src/services/documents/convert-doc.ts';

export const hasLibreOffice = findProgram(LIBREOFFICE.names, LIBREOFFICE.places) !== undefined;

if (!hasLibreOffice && process.env['CI'] === 'true') throw new Error('LibreOffice (soffice) is missing');
