import { ERROR_IDS } from './error-ids.ts';

/**
 * The part of the catalogue for what is sent and stored: documents, reports, PDFs, texts of the review. Faults of the
 * files themselves are in `file-errors.ts`.
 */
export const RECORD_ERRORS = {
  'document.missing-file': [
    400,
    'The part "file" is missing or empty. Send the document as multipart/form-data in a part named file.',
  ],
  'document.not-multipart': [400, 'The body must be multipart/form-data with the document in a part named file.'],
  'document.no-boundary': [
    400,
    'The Content-Type header has no boundary parameter, which separates the parts of the form. Let your HTTP client set this header.',
  ],
  'document.several-files': [400, 'The form holds more than one part "file". Send one document in one submission.'],
  'document.missing-option': [400, '{field} is missing. Send one of: {allowed}.'],
  'document.invalid-option': [400, '{field} must be one of: {allowed}.'],
  'document.wrong-format': [
    400,
    'The file has none of the formats that are accepted here. Send {accepted}. The type is detected from the content, not from the name.',
  ],
  'document.too-long': [
    422,
    'The document has {count} words; at most {limit} are proofread at once. Send it in smaller parts.',
    ERROR_IDS.tooLong,
  ],
  'document.no-credits': [
    422,
    'The document has {words}, but the account has only {credits} left this month; each word costs one. Ask an administrator for more, or send the document next month.',
    ERROR_IDS.credits,
  ],
  'document.no-text': [
    422,
    'The document holds no English text to check: it is empty, in another language, or consists of pictures.',
    ERROR_IDS.empty,
  ],
  'document.foreign': [
    422,
    'The document seems to be in another language. Only English is checked, so there is no score. Send a document in English.',
    ERROR_IDS.empty,
  ],
  'document.imported': [
    422,
    'The document takes its text in from other files when it is opened (altChunk), so it holds none itself. Open it in Word, save it and send it again.',
    ERROR_IDS.empty,
  ],
  'document.not-text': [
    422,
    'The file is not a text: it holds bytes that no text has. Send it as plain text in UTF-8.',
    ERROR_IDS.unsupported,
  ],
  'document.encrypted': [
    422,
    'The document is protected by a password. Open it in the program that made it, remove the password (in Word: File, Info, Protect Document, Encrypt with Password), save it and send it again.',
    ERROR_IDS.encrypted,
  ],
  'document.rights-managed': [
    422,
    'The document is protected by rights management. Save a copy without restricted access and send that.',
    ERROR_IDS.encrypted,
  ],
  'document.no-libreoffice': [
    422,
    'This is a file of Word 97 to 2003 (doc). Reading it takes LibreOffice (package libreoffice-writer), which is not set up on this installation. Save it as docx and send that.',
    ERROR_IDS.unsupported,
  ],
  'document.no-sandbox': [
    422,
    'This is a file of Word 97 to 2003 (doc). Converting it takes LibreOffice in a sandbox, which this installation cannot make (EMEND_SANDBOX). Save it as docx and send that.',
    ERROR_IDS.unsupported,
  ],
  'document.not-converted': [
    422,
    'The file is damaged: LibreOffice could not convert it. Save it as docx in a word processor and send that.',
    ERROR_IDS.damaged,
  ],
  'document.slow-conversion': [
    422,
    'Converting the file took too long. Save it as docx in a word processor and send that.',
    ERROR_IDS.timeout,
  ],
  'document.timeout': [422, 'Processing took too long. Send the document in smaller parts.', ERROR_IDS.timeout],
  'document.too-complex': [
    422,
    'The document is too complex to be processed within the memory allowed. Simplify it, or send it in smaller parts.',
    ERROR_IDS.damaged,
  ],
  'document.exhausted': [
    500,
    'The document could not be processed after three attempts. Try again later or send it in parts.',
    ERROR_IDS.fault,
  ],
  'document.lost-upload': [
    500,
    'The uploaded file is no longer on the server. Send the document again.',
    ERROR_IDS.fault,
  ],
  'document.fault': [
    500,
    'The document could not be processed because of a fault in this service, which every attempt would meet again. The log describes it. Save the document anew in a word processor, or send it in parts.',
    ERROR_IDS.fault,
  ],
  'document.not-ready': [404, 'There is no processed file: the status of the document is {status}.'],
  'pdf.missing-file': [422, 'The part "file" is missing. Send the PDF as multipart/form-data in a part named file.'],
  'pdf.unreadable-form': [
    422,
    'The body is not a complete multipart/form-data form. Send the PDF in a part named file.',
  ],
  'pdf.invalid-option': [422, 'The query parameter {field} should be {allowed}.'],
  'pdf.empty': [422, 'The file is empty. Send a PDF.'],
  'pdf.wrong-format': [
    422,
    'The file is not a PDF; the type is detected from the content, not from the name. Send a PDF.',
  ],
  'pdf.damaged': [422, 'The PDF is damaged or incomplete. Export it again and send that.'],
  'pdf.encrypted': [422, 'The PDF is protected by a password. Remove the protection and send it again.'],
  'pdf.too-many-pages': [422, 'The PDF has more than {limit} pages. Send it in smaller parts.'],
  'pdf.too-complex': [422, 'The PDF is too complex to be read within the memory allowed. Send a simpler version.'],
  'pdf.timeout': [422, 'Reading the PDF took more than {seconds} s and was stopped. Send it in smaller parts.'],
  'pdf.no-notes': [
    422,
    'Notes cannot be added to this PDF: it is protected, or its structure is damaged. Export it again without protection and open that.',
  ],
  'pdf.no-text': [
    422,
    'The PDF holds no text: its pages are pictures, in which no words were recognised. Recognise their text first (OCR, for example with OCRmyPDF) and send the result. Where tesseract is installed beside Emend, clear scans are recognised here.',
  ],
  'report.no-text': [422, 'The document holds no text: it is empty or consists of pictures. Send one with text.'],
  'report.wrong-format': [
    422,
    'This is neither a Word document (docx, doc), nor an OpenDocument text (odt), nor RTF, nor a PDF, nor a plain text. Send one of these.',
  ],
  'report.too-long': [
    422,
    'The document has {count} words; at most {limit} are judged at once. Send it in smaller parts.',
  ],
  'report.not-ready': [404, 'There is no report: the status of the file is {status}.'],
  'record.not-found': [404, 'There is no such record. Check the id; it may have been deleted.'],
  'review.not-a-word': [
    400,
    'This is not a single word of at most {limit} characters. Add words to the dictionary one at a time.',
  ],
  'review.dictionary-full': [
    409,
    'The dictionary is full: it holds {limit} words. Remove one that you no longer need.',
  ],
  'review.no-plan': [
    409,
    'This document was proofread by an earlier release, which did not keep what is needed to write it again. Proofread it again to go through its changes.',
  ],
  'record.busy': [409, 'Still processing. Delete it when it has finished.'],
  'manuscript.unreadable': [422, '{problem}'],
} as const;
