import { ERROR_IDS } from './error-ids.ts';

/** The part of the catalogue for files that cannot be read, in any service. */
export const FILE_ERRORS = {
  'file.empty': [422, 'The file is empty (0 bytes). Send the document itself.', ERROR_IDS.damaged],
  'file.broken-archive': [
    422,
    'The file is damaged or incomplete: its end, which lists its parts, cannot be read. Download or save it again and send that.',
    ERROR_IDS.damaged,
  ],
  'file.broken-data': [
    422,
    'The file is damaged: the data in it cannot be unpacked as it was packed. Download or save it again and send that.',
    ERROR_IDS.damaged,
  ],
  'file.unsafe-archive': [
    422,
    'The file is damaged: entries of its archive overlap, have the same name, or have a name that leads out of the archive. Save it again and send that.',
    ERROR_IDS.damaged,
  ],
  'file.malformed-xml': [
    422,
    'The file is damaged: a part of it is not well-formed XML. Open it in a word processor, save it again and send that.',
    ERROR_IDS.damaged,
  ],
  'file.wrong-part': [
    422,
    'The file is damaged: its main part is missing, or is not what the file says it is. Open it in a word processor, save it again and send that.',
    ERROR_IDS.damaged,
  ],
  'file.broken-rtf': [
    422,
    'The file is damaged: it does not begin as RTF does, or ends before its contents do. Save it again in a word processor and send that.',
    ERROR_IDS.damaged,
  ],
  'file.broken-doc': [
    422,
    'The file is damaged or incomplete: it is no sound document of Word 97 to 2003. Save it as docx in a word processor and send that.',
    ERROR_IDS.damaged,
  ],
  'file.no-tex': [
    422,
    'The file is no LaTeX source: it holds bytes that no text has. Send the .tex file.',
    ERROR_IDS.damaged,
  ],
  'file.no-main-tex': [
    422,
    'The archive holds no LaTeX main file: none of its .tex files has a \\documentclass. Add the main file and send it again.',
    ERROR_IDS.damaged,
  ],
  'file.several-main-tex': [
    422,
    'The archive holds several LaTeX documents with as much English text ({names}). Send each of them in an archive of its own, or name the main one main.tex.',
    ERROR_IDS.damaged,
  ],
  'file.not-word': [
    422,
    'The file is an archive or an Office file, but not a Word document. Send a Word document.',
    ERROR_IDS.unsupported,
  ],
  'file.older-office': [
    422,
    'The file is in an older Office format, not docx. Save it as docx and send that.',
    ERROR_IDS.unsupported,
  ],
  'file.not-odt': [
    422,
    'The file is an OpenDocument file but not a text document. Send a text document.',
    ERROR_IDS.unsupported,
  ],
  'file.unknown-compression': [
    422,
    'The file is packed by a method that is not supported. Pack it again as an ordinary zip, or save it again in a word processor.',
    ERROR_IDS.unsupported,
  ],
  'file.too-deep': [
    422,
    'The file nests its contents more than {limit} levels deep. Simplify it, or save it in another format.',
    ERROR_IDS.damaged,
  ],
  'file.too-large': [
    422,
    'The file unpacks to more data than is allowed. Remove large pictures and attachments, or send it in parts.',
    ERROR_IDS.damaged,
  ],
  'file.too-many-entries': [
    422,
    'The file holds more than {limit} entries. Send the document without what it does not need.',
    ERROR_IDS.damaged,
  ],
} as const;
