// Written from the OpenAPI description of the service by test/clients/types.test.ts. Do not edit.

export interface Health {
  readonly status: string;
  readonly version: string;
}

export interface ParagraphRequest {
  /** The text to check, 1 to 500 words and at most 100,000 characters */
  readonly paragraph: string;
  /** Variety of English */
  readonly language?: 'US' | 'UK' | undefined;
  /** basic makes only corrections, advanced moderately extensive changes; panini1 and panini2 (advanced) and eagles (basic) are former names */
  readonly pipeline?: 'basic' | 'advanced' | 'panini1' | 'panini2' | 'eagles' | undefined;
  /** The content is not stored; it never is, whatever the value */
  readonly is_sensitive_data?: boolean | undefined;
  /** ACS, AGU, AMA, APA, IEEE; any other value yields no style guide alerts */
  readonly style_guide?: string | null | undefined;
  /** How sure a correction must be: careful shows only what is nearly certain, thorough also what may be right, balanced what is likelier right than not */
  readonly certainty?: 'careful' | 'balanced' | 'thorough' | undefined;
}

export interface Suggestion {
  /** Suggested replacement; empty when cta_present is false */
  readonly revised_text: string;
  readonly comment: string;
  /** 1 grammar, 2 spelling, 3 advisor, 4 enhancement, 5 style guide */
  readonly type: number;
  readonly cta_present: boolean;
  readonly error_id: string;
  readonly error_category: string;
  /** Stable name of the rule */
  readonly rule_id: string;
}

export interface CategoryDetails {
  /** 1 Correctness, 2 Clarity, 3 Fluency, 4 Style, 5 Style Guide Compliance, 6 Inclusivity */
  readonly id: number;
  readonly category: string;
  readonly sub_category: string;
  readonly lang_category: string;
  readonly critical_error: boolean;
}

export interface Alert {
  /** In the sentence; UTF-16 code units from 0 */
  readonly start_index: number;
  /** Exclusive */
  readonly end_index: number;
  readonly covered_text: string;
  /** Best first */
  readonly output: readonly Suggestion[];
  readonly category_details_v2: CategoryDetails;
}

export interface CheckedSentence {
  readonly sentence: string;
  /** In the paragraph; UTF-16 code units from 0 */
  readonly start_index: number;
  /** Exclusive */
  readonly end_index: number;
  readonly sentence_result: readonly Alert[];
}

export interface ParagraphResponse {
  readonly status: boolean;
  readonly message: string;
  /** The paragraph as submitted */
  readonly input: string;
  readonly response: readonly CheckedSentence[];
  readonly language: string;
  /** As given in the request */
  readonly style_guide: string | null;
}

export interface AddressResponse {
  readonly status: boolean;
  readonly message: string;
  /** An address */
  readonly data: string;
  readonly service_type: null;
}

/** Parts may come in any order */
export interface DocumentSubmission {
  /** The document; its type is detected from the content, not from the name */
  readonly file: Blob;
  /** 2 general writing, 3 academic writing */
  readonly doc_type: 2 | 3;
  /** basic makes corrections only */
  readonly pipeline: 'basic' | 'advanced';
  /** Variety of English; `auto` for the one that the document itself is spelt in */
  readonly language?: 'auto' | 'US' | 'UK' | undefined;
  /** Grammar, punctuation, syntax and vocabulary */
  readonly correctness?: boolean | undefined;
  /** Spelling */
  readonly spellings?: boolean | undefined;
  /** Alerts of this category */
  readonly Clarity?: boolean | undefined;
  /** Alerts of this category */
  readonly Fluency?: boolean | undefined;
  /** Alerts of this category */
  readonly Style?: boolean | undefined;
  readonly style_guide?: 'ACS' | 'AGU' | 'AMA' | 'APA' | 'IEEE' | 'NONE' | undefined;
  /** A page with score and counts at the end of the document */
  readonly statistics_in_document?: boolean | undefined;
  /** Corrections as tracked changes, those that are not sure enough (see certainty) as comments. With this and revisions_as_comments both false no correction is written, and the counts of the record are of all that were found */
  readonly revisions_as_tracks?: boolean | undefined;
  /** A comment beside each tracked change, or in its place where revisions_as_tracks is false */
  readonly revisions_as_comments?: boolean | undefined;
  /** Advice (questions without a correction) as comments; it changes no score */
  readonly writing_advisor_as_comments?: boolean | undefined;
  /** Name on changes and comments */
  readonly author?: string | undefined;
  /** Alerts on inclusive language */
  readonly inclusive_lang?: boolean | undefined;
  /** How sure a correction must be: careful shows only what is nearly certain, thorough also what may be right, balanced what is likelier right than not. Tracked changes are made from a measured confidence of 0.9, 0.65 and 0.8; what is less sure is a comment that proposes it */
  readonly certainty?: 'careful' | 'balanced' | 'thorough' | undefined;
}

/** total_corrections: tracked changes or correction comments in the file, or all corrections found where revisions_as_tracks and revisions_as_comments are both false; total_suggestions: advice in comments; categories and the counters add up to their sum. language_score: the same however the result is delivered */
export interface ErrorReport {
  readonly language_score: number;
  readonly total_corrections: number;
  readonly total_suggestions: number;
  readonly total_sentences: number;
  readonly ce_label: number;
  /** Count of each language category that was found */
  readonly categories: Readonly<Record<string, number>>;
  readonly adverb_and_adjective: number;
  readonly article: number;
  readonly conjunction: number;
  readonly preposition: number;
  readonly pronoun_and_determiner: number;
  readonly noun: number;
  readonly sva: number;
  readonly tense: number;
  readonly verb: number;
  readonly word_form: number;
  readonly spelling: number;
  readonly punctuation: number;
  readonly syntax: number;
  readonly run_on: number;
  readonly fragment: number;
  readonly other: number;
  readonly word_choice: number;
  readonly word_order: number;
  readonly redundancy_conciseness: number;
  readonly complexity: number;
  readonly writing_advisor: number;
  readonly idioms: number;
  readonly plain_language: number;
  readonly enhancement: number;
  readonly capitalization_and_spacing: number;
  readonly number_style: number;
  readonly symbols_notations: number;
  readonly style: number;
  readonly abbreviations: number;
  readonly style_guide: number;
  readonly sensitive_language: number;
}

/** Empty until the document is processed */
export interface ScoringReport {
  readonly ce_label?: number | undefined;
  readonly total_score?: number | undefined;
  readonly total_count?: number | undefined;
  readonly correctness_count?: number | undefined;
  readonly clarity_count?: number | undefined;
  readonly fluency_count?: number | undefined;
  readonly style_count?: number | undefined;
  readonly style_guide_complaince_count?: number | undefined;
  readonly inclusive_language_count?: number | undefined;
  readonly correctness_score?: number | undefined;
  readonly clarity_score?: number | undefined;
  readonly fluency_score?: number | undefined;
  readonly style_score?: number | undefined;
  readonly style_guide_complaince_score?: number | undefined;
  readonly inclusive_language_score?: number | undefined;
  readonly total_corrections?: number | undefined;
  readonly total_suggestions?: number | undefined;
  readonly total_sentences?: number | undefined;
}

export interface CategoryCount {
  readonly id: number;
  readonly category: string;
  readonly sub_category: string;
  readonly lang_category: string;
  readonly critical_error: boolean;
  readonly count: number;
}

/** Empty until the document is processed */
export interface CategoryMapping {
  readonly Correctness?: readonly CategoryCount[] | undefined;
  readonly Clarity?: readonly CategoryCount[] | undefined;
  readonly Fluency?: readonly CategoryCount[] | undefined;
  readonly Style?: readonly CategoryCount[] | undefined;
  readonly 'Style Guide Compliance'?: readonly CategoryCount[] | undefined;
  readonly Inclusivity?: readonly CategoryCount[] | undefined;
}

export interface DocumentRecord {
  readonly id: string;
  readonly filename: string;
  /** WAITING_IN_QUEUE, IN_PROGRESS, SUCCESS or FAILED */
  readonly status: string;
  readonly message: string | null;
  readonly credits: number;
  readonly words: number;
  readonly word_count: number;
  readonly language: string;
  readonly lang_code: string;
  readonly parentExtension: string;
  readonly deleted: boolean;
  /** -1 none; 1 damaged; 2 over the word limit; 3 password; 4 no text; 5 credits; 6 format not supported here; 7 took too long; 8 fault */
  readonly error_id: number;
  readonly error_report: ErrorReport | null;
  readonly scoring_report: ScoringReport;
  readonly category_mapping: CategoryMapping;
  readonly statistics_in_document: boolean;
  readonly writing_advisor_as_comments: boolean;
  readonly revisions_as_tracks: boolean;
  readonly revisions_as_comments: boolean;
  readonly inclusive_lang: boolean;
  /** Epoch milliseconds */
  readonly created_on: number;
  /** Epoch milliseconds */
  readonly modified_on: number;
  /** Epoch milliseconds */
  readonly process_start_time: number | null;
  /** Epoch milliseconds */
  readonly process_end_time: number | null;
  readonly style_guide: string;
  readonly word_limit: number;
  readonly readonly: boolean;
  readonly pipeline: string;
  readonly editing_mode: string;
  readonly scoring_version: string;
  /** Share of the work that is done, 0 to 1, over all steps; it never falls, and it is 1 only with SUCCESS */
  readonly progress: number;
  /** reading (a doc is converted in it), checking or writing (a docx is made of LaTeX in it) while the document is IN_PROGRESS, else null */
  readonly step: string | null;
  readonly doc_type?: number | undefined;
  readonly correctness?: boolean | undefined;
  readonly spellings?: boolean | undefined;
  readonly Clarity?: boolean | undefined;
  readonly Fluency?: boolean | undefined;
  readonly Style?: boolean | undefined;
  readonly author?: string | undefined;
}

export interface DocumentResponse {
  readonly status: boolean;
  readonly message: string;
  readonly data: DocumentRecord;
  readonly service_type: null;
}

export interface CreatedSubmissionData {
  readonly message: string;
  readonly submission_id: string;
  /** Valid for 30 seconds and one file */
  readonly upload_url: string;
  /** ISO 8601, UTC, with fractional seconds */
  readonly created_at: string;
}

export interface CreatedSubmission {
  /** false: it failed, and the message says why */
  readonly status: boolean;
  readonly data: CreatedSubmissionData;
}

export interface ReportStatus {
  readonly report_id: string;
  readonly file_id: string;
  readonly file_name: string;
  /** IN_PROGRESS, SUCCESS or FAILED */
  readonly file_status: string;
  readonly word_count: number;
  /** ISO 8601, UTC, with fractional seconds */
  readonly uploaded_at: string;
  /** ISO 8601, UTC, with fractional seconds */
  readonly process_start_time: string | null;
  /** ISO 8601, UTC, with fractional seconds */
  readonly process_end_time: string | null;
  /** false: it failed, and the message says why */
  readonly status: boolean;
  /** Why it failed, or why there is no score */
  readonly message: string | null;
  /** Share of the work that is done, 0 to 1 */
  readonly progress: number;
  /** The files are past their retention */
  readonly deleted: boolean;
}

export interface ReportParagraph {
  /** Among the paragraphs with text, from 0 */
  readonly index: number;
  /** Null: not scored */
  readonly score: number | null;
  /** green 0, yellow 1 to 35, orange 36 to 70, red 71 to 100 */
  readonly band: string | null;
  readonly words: number;
  /** Why the paragraph has no score */
  readonly not_scored: string | null;
}

export interface ReportPassage {
  /** Index of its paragraph */
  readonly from_paragraph: number;
  /** In that paragraph, from 0 */
  readonly from_sentence: number;
  readonly to_paragraph: number;
  /** Its last sentence */
  readonly to_sentence: number;
  readonly words: number;
  /** Null: not scored */
  readonly score: number | null;
  /** green 0, yellow 1 to 35, orange 36 to 70, red 71 to 100 */
  readonly band: string | null;
}

export interface ReportInformationData {
  readonly file_id: string;
  readonly report_id: string;
  readonly file_name: string;
  /** Address of the PDF; needs no key */
  readonly report_url: string;
  /** human, mixed (of both, or a person’s text that a model edited), machine, or not judged; missing in reports of earlier releases */
  readonly outcome?: string | undefined;
  /** Share of the scored words in paragraphs that score 36 or more: the share that reads as machine-written */
  readonly share_of_words?: number | null | undefined;
  /** Confidence that the document is machine-made, not the share of it that is; of a document whose passages differ at least the mean of its paragraphs. Null: not scored */
  readonly overall_score: number | null;
  /** ISO 8601, UTC, with fractional seconds */
  readonly expires_at: string;
  readonly paragraphs: readonly ReportParagraph[];
  /** green 0, yellow 1 to 35, orange 36 to 70, red 71 to 100 */
  readonly band: string | null;
  /** low, medium or high */
  readonly confidence: string | null;
  /** That the text as a whole is machine-made, calibrated, 0 to 1 */
  readonly probability: number | null;
  readonly words_scored: number;
  readonly warnings: readonly string[];
  /** Why there is no score */
  readonly message: string | null;
  /** Stretches of sentences that read as machine-made, wherever paragraphs begin and end; missing in reports of earlier releases */
  readonly passages?: readonly ReportPassage[] | undefined;
  /** SHA-256 of the text that was judged; missing in reports of earlier releases */
  readonly text_hash?: string | undefined;
  /** Version of the model; missing in reports of earlier releases */
  readonly model?: string | undefined;
}

export interface ReportInformation {
  /** false: it failed, and the message says why */
  readonly status: boolean;
  readonly data: ReportInformationData;
}

export interface FileSubmission {
  /** A docx, docm, dotx, doc, odt, rtf or pdf file, its type detected from the content, not from the name; or a text (md, html, rst, adoc, org, typ, txt), known by its name */
  readonly file: Blob;
}

export interface SubmittedFileData {
  readonly file_id: string;
  readonly file_name: string;
  /** IN_PROGRESS, SUCCESS or FAILED */
  readonly file_status: string;
  readonly word_count: number;
  /** ISO 8601, UTC, with fractional seconds */
  readonly created_at: string;
  readonly status: boolean;
}

export interface SubmittedFile {
  /** false: it failed, and the message says why */
  readonly status: boolean;
  readonly data: SubmittedFileData;
}

export interface ManuscriptSubmission {
  /** A docx, doc, odt, rtf, pdf, tex or zip file, its type detected from the content; or a text, whose markup (md, html, rst, adoc, org, typ) is known by its name */
  readonly file: Blob;
}

export interface ManuscriptCheckGroup {
  /** One of: title-and-abstract, numbers, figures-and-tables, references, terms, tenses */
  readonly group: string;
  /** In English */
  readonly title: string;
}

export interface ManuscriptFinding {
  /** One of: title-and-abstract, numbers, figures-and-tables, references, terms, tenses */
  readonly group: string;
  /** Name of the check, such as p-value or figure-order */
  readonly check: string;
  /** What to do, and why */
  readonly message: string;
  /** Index of the paragraph as it was read */
  readonly paragraph: number;
  /** UTF-16 code units into the paragraph */
  readonly start: number;
  /** Exclusive */
  readonly end: number;
  /** Words before it */
  readonly before: string;
  /** The text itself, its first 200 characters */
  readonly covered: string;
  /** Words after it */
  readonly after: string;
  /** Heading of its section; empty before the first */
  readonly section: string;
  /** Page of a PDF, line of a source; empty for other formats */
  readonly place: string;
}

export interface SectionTenses {
  /** Empty for what has no heading */
  readonly heading: string;
  /** One of: title, abstract, introduction, methods, results, discussion, conclusion, references, end-matter, other */
  readonly kind: string;
  /** Verbs that show the past by their form */
  readonly past: number;
  /** Verbs that show the present by their form */
  readonly present: number;
}

export interface ManuscriptReport {
  readonly status: boolean;
  readonly message: string;
  readonly data: {
    readonly words: number;
    /** All groups in their order, those that found nothing too */
    readonly groups: readonly ManuscriptCheckGroup[];
    readonly findings: readonly ManuscriptFinding[];
    readonly tenses: readonly SectionTenses[];
  };
  readonly service_type: null;
}

export interface LanguageToolCheckForm {
  /** The text; this or `data` */
  readonly text?: string | undefined;
  /** JSON `{"annotation": [{"text": "A "}, {"markup": "<b>", "interpretAs": ""}]}`: a text with its markup */
  readonly data?: string | undefined;
  /** en-US, en-GB, en-AU, en-CA, en-NZ, en-ZA, en or auto; a text in another language has no matches */
  readonly language?: string | undefined;
  /** With auto: varieties by commas, of which the English one is taken */
  readonly preferredVariants?: string | undefined;
  /** default: corrections; picky: advice as well */
  readonly level?: string | undefined;
  /** all, textLevelOnly or allButTextLevelOnly */
  readonly mode?: string | undefined;
  /** Ids of rules, by commas */
  readonly enabledRules?: string | undefined;
  /** Ids of rules, by commas */
  readonly disabledRules?: string | undefined;
  /** Ids of categories, by commas */
  readonly enabledCategories?: string | undefined;
  /** Ids of categories, by commas */
  readonly disabledCategories?: string | undefined;
  /** true: nothing but what is enabled */
  readonly enabledOnly?: string | undefined;
  /** Ignored; some clients send a key only together with it */
  readonly username?: string | undefined;
  /** The key of an account; on the machine of the service it may be left out (EMEND_LANGUAGETOOL) */
  readonly apiKey?: string | undefined;
}

export interface LanguageToolSoftware {
  readonly name: string;
  readonly version: string;
  readonly buildDate: string;
  readonly apiVersion: number;
  readonly premium: boolean;
  readonly premiumHint: string;
  readonly status: string;
}

export interface LanguageToolWarnings {
  readonly incompleteResults: boolean;
}

export interface LanguageToolDetectedLanguage {
  readonly name: string;
  readonly code: string;
  readonly confidence: number;
  readonly source: string;
}

export interface LanguageToolLanguage {
  readonly name: string;
  readonly code: string;
  readonly detectedLanguage: LanguageToolDetectedLanguage;
}

export interface LanguageToolReplacement {
  readonly value: string;
}

export interface LanguageToolContext {
  /** A slice of what was sent, with three dots where it was cut */
  readonly text: string;
  /** Of the match in `text` */
  readonly offset: number;
  readonly length: number;
}

export interface LanguageToolMatchType {
  readonly typeName: string;
}

export interface LanguageToolUrl {
  readonly value: string;
}

export interface LanguageToolCategory {
  readonly id: string;
  readonly name: string;
}

export interface LanguageToolRule {
  /** Name of the rule; MORFOLOGIK_RULE_EN_US and the like for spelling */
  readonly id: string;
  /** For spelling: our own name of the rule */
  readonly subId?: string | undefined;
  readonly description: string;
  /** misspelling, grammar, typographical, duplication, locale-violation, style or uncategorized */
  readonly issueType: string;
  /** The page that explains the rule */
  readonly urls: readonly LanguageToolUrl[];
  readonly category: LanguageToolCategory;
  readonly isPremium: boolean;
}

export interface LanguageToolMatch {
  readonly message: string;
  readonly shortMessage: string;
  /** Best first */
  readonly replacements: readonly LanguageToolReplacement[];
  /** In what was sent, markup included; UTF-16 code units */
  readonly offset: number;
  readonly length: number;
  readonly context: LanguageToolContext;
  readonly sentence: string;
  readonly type: LanguageToolMatchType;
  readonly rule: LanguageToolRule;
  readonly ignoreForIncompleteSentence: boolean;
  readonly contextForSureMatch: number;
}

export interface LanguageToolAnswer {
  readonly software: LanguageToolSoftware;
  readonly warnings: LanguageToolWarnings;
  readonly language: LanguageToolLanguage;
  readonly matches: readonly LanguageToolMatch[];
  /** Start and end of each sentence */
  readonly sentenceRanges: readonly (readonly number[])[];
}

export interface PdfForm {
  /** The PDF */
  readonly file: Blob;
}

export interface ConvertResponse {
  /** Name of the uploaded file */
  readonly filename: string;
  readonly page_count: number;
  /** Runs of non-space characters with at least one letter or digit */
  readonly word_count: number;
  /** A fragment: one <p data-page> for each paragraph, in reading order */
  readonly html: string;
}

export interface PageText {
  /** From 1 */
  readonly page: number;
  /** Lines as printed, in reading order, running heads included; empty for a page without text */
  readonly text: string;
}

export interface ExtractTextResponse {
  /** Name of the uploaded file */
  readonly filename: string;
  readonly page_count: number;
  /** One entry for each page */
  readonly pages: readonly PageText[];
}

/** Method and path of each operation. */
export const OPERATIONS = {
  getHealth: ['GET', '/health'],
  checkParagraph: ['POST', '/api/v2/plugin/check/paragraph'],
  createDocumentUpload: ['POST', '/autoedit/v3/document/create'],
  submitDocument: ['POST', '/autoedit/v2/submission/{id}'],
  getDocument: ['GET', '/autoedit/v3/document/{id}'],
  getProcessedFile: ['GET', '/autoedit/v3/document/{id}/final'],
  createReportUpload: ['POST', '/api/v1/ai-cd/report/create/token'],
  getReportStatus: ['GET', '/api/v1/ai-cd/report/status/{id}'],
  getReportInformation: ['GET', '/api/v1/ai-cd/report/information/{id}'],
  submitReportFile: ['POST', '/api/v4/aicd/report/submission/{id}'],
  downloadFile: ['GET', '/download/{id}'],
  checkManuscript: ['POST', '/api/v1/manuscript/check'],
  checkForm: ['POST', '/v2/check'],
  convertPdf: ['POST', '/convert'],
  extractPdfText: ['POST', '/extract-text'],
} as const;
