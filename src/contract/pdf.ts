import { type TSchema, Type } from '@sinclair/typebox';
import { STRUCTURES } from './terms.ts';

/** The names of the contract, so that clients generated from the description have them. */
export const ConvertResponse = Type.Object(
  {
    filename: Type.String({ description: 'Name of the uploaded file' }),
    page_count: Type.Integer({ minimum: 0 }),
    word_count: Type.Integer({
      minimum: 0,
      description: 'Runs of non-space characters with at least one letter or digit',
    }),
    html: Type.String({ description: 'A fragment: one <p data-page> for each paragraph, in reading order' }),
  },
  { title: 'ConvertResponse' },
);

const PageText = Type.Object(
  {
    page: Type.Integer({ minimum: 1, description: 'From 1' }),
    text: Type.String({
      description: 'Lines as printed, in reading order, running heads included; empty for a page without text',
    }),
  },
  { title: 'PageText' },
);

export const ExtractTextResponse = Type.Object(
  {
    filename: Type.String({ description: 'Name of the uploaded file' }),
    page_count: Type.Integer({ minimum: 0 }),
    pages: Type.Array(PageText, { description: 'One entry for each page' }),
  },
  { title: 'ExtractTextResponse' },
);

const ValidationError = Type.Object(
  {
    type: Type.String({
      description:
        'missing, pdf_empty, pdf_wrong_format, pdf_damaged, pdf_encrypted, pdf_too_many_pages, pdf_too_complex, pdf_timeout, pdf_unreadable_form, literal_error, …',
    }),
    loc: Type.Array(Type.Union([Type.String(), Type.Integer()]), { description: 'Location of the faulty input' }),
    msg: Type.String({ description: 'What is wrong and what to do' }),
  },
  { title: 'ValidationError' },
);

export const HTTPValidationError = Type.Object(
  { detail: Type.Optional(Type.Array(ValidationError)) },
  { title: 'HTTPValidationError' },
);

/** The form of both operations. This schema only describes it; the route itself reads the body as a stream. */
export const PdfForm = Type.Object(
  { file: Type.String({ format: 'binary', description: 'The PDF' }) },
  { title: 'PdfForm' },
);

const OCR: TSchema = Type.Unsafe<'auto' | 'off'>({
  type: 'string',
  enum: ['auto', 'off'],
  default: 'off',
  description: 'auto: recognise the text of pages that have none (scans), where tesseract is installed',
});

export const ConvertQuery = Type.Object({
  structure: Type.Optional(
    Type.Unsafe<(typeof STRUCTURES)[number]>({
      type: 'string',
      enum: [...STRUCTURES],
      default: 'paragraphs',
      description: 'semantic: h1 to h6, ul/ol/li, table and pre instead of paragraphs with class and role',
    }),
  ),
  ocr: Type.Optional(OCR),
});

export const ExtractTextQuery = Type.Object({ ocr: Type.Optional(OCR) });
