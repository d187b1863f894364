# Written from the OpenAPI description of the service by test/clients/types.test.ts. Do not edit.
from typing import Any, Dict, List, Literal, Optional, Tuple, TypedDict, Union


class Health(TypedDict):
    status: str
    version: str


class _ParagraphRequest(TypedDict):
    # The text to check, 1 to 500 words and at most 100,000 characters
    paragraph: str


class ParagraphRequest(_ParagraphRequest, total=False):
    # Variety of English
    language: Literal["US", "UK"]
    # basic makes only corrections, advanced moderately extensive changes; panini1 and panini2 (advanced) and eagles (basic) are former names
    pipeline: Literal["basic", "advanced", "panini1", "panini2", "eagles"]
    # The content is not stored; it never is, whatever the value
    is_sensitive_data: bool
    # ACS, AGU, AMA, APA, IEEE; any other value yields no style guide alerts
    style_guide: Optional[str]
    # How sure a correction must be: careful shows only what is nearly certain, thorough also what may be right, balanced what is likelier right than not
    certainty: Literal["careful", "balanced", "thorough"]


class Suggestion(TypedDict):
    # Suggested replacement; empty when cta_present is false
    revised_text: str
    comment: str
    # 1 grammar, 2 spelling, 3 advisor, 4 enhancement, 5 style guide
    type: int
    cta_present: bool
    error_id: str
    error_category: str
    # Stable name of the rule
    rule_id: str


class CategoryDetails(TypedDict):
    # 1 Correctness, 2 Clarity, 3 Fluency, 4 Style, 5 Style Guide Compliance, 6 Inclusivity
    id: int
    category: str
    sub_category: str
    lang_category: str
    critical_error: bool


class Alert(TypedDict):
    # In the sentence; UTF-16 code units from 0
    start_index: int
    # Exclusive
    end_index: int
    covered_text: str
    # Best first
    output: List[Suggestion]
    category_details_v2: CategoryDetails


class CheckedSentence(TypedDict):
    sentence: str
    # In the paragraph; UTF-16 code units from 0
    start_index: int
    # Exclusive
    end_index: int
    sentence_result: List[Alert]


class ParagraphResponse(TypedDict):
    status: bool
    message: str
    # The paragraph as submitted
    input: str
    response: List[CheckedSentence]
    language: str
    # As given in the request
    style_guide: Optional[str]


class AddressResponse(TypedDict):
    status: bool
    message: str
    # An address
    data: str
    service_type: None


class _DocumentSubmission(TypedDict):
    # The document; its type is detected from the content, not from the name
    file: bytes
    # 2 general writing, 3 academic writing
    doc_type: Literal[2, 3]
    # basic makes corrections only
    pipeline: Literal["basic", "advanced"]


class DocumentSubmission(_DocumentSubmission, total=False):
    """Parts may come in any order."""

    # Variety of English; `auto` for the one that the document itself is spelt in
    language: Literal["auto", "US", "UK"]
    # Grammar, punctuation, syntax and vocabulary
    correctness: bool
    # Spelling
    spellings: bool
    # Alerts of this category
    Clarity: bool
    # Alerts of this category
    Fluency: bool
    # Alerts of this category
    Style: bool
    style_guide: Literal["ACS", "AGU", "AMA", "APA", "IEEE", "NONE"]
    # A page with score and counts at the end of the document
    statistics_in_document: bool
    # Corrections as tracked changes, those that are not sure enough (see certainty) as comments. With this and revisions_as_comments both false no correction is written, and the counts of the record are of all that were found
    revisions_as_tracks: bool
    # A comment beside each tracked change, or in its place where revisions_as_tracks is false
    revisions_as_comments: bool
    # Advice (questions without a correction) as comments; it changes no score
    writing_advisor_as_comments: bool
    # Name on changes and comments
    author: str
    # Alerts on inclusive language
    inclusive_lang: bool
    # How sure a correction must be: careful shows only what is nearly certain, thorough also what may be right, balanced what is likelier right than not. Tracked changes are made from a measured confidence of 0.9, 0.65 and 0.8; what is less sure is a comment that proposes it
    certainty: Literal["careful", "balanced", "thorough"]


class ErrorReport(TypedDict):
    """total_corrections: tracked changes or correction comments in the file, or all corrections found where revisions_as_tracks and revisions_as_comments are both false; total_suggestions: advice in comments; categories and the counters add up to their sum. language_score: the same however the result is delivered."""

    language_score: float
    total_corrections: int
    total_suggestions: int
    total_sentences: int
    ce_label: int
    # Count of each language category that was found
    categories: Dict[str, int]
    adverb_and_adjective: int
    article: int
    conjunction: int
    preposition: int
    pronoun_and_determiner: int
    noun: int
    sva: int
    tense: int
    verb: int
    word_form: int
    spelling: int
    punctuation: int
    syntax: int
    run_on: int
    fragment: int
    other: int
    word_choice: int
    word_order: int
    redundancy_conciseness: int
    complexity: int
    writing_advisor: int
    idioms: int
    plain_language: int
    enhancement: int
    capitalization_and_spacing: int
    number_style: int
    symbols_notations: int
    style: int
    abbreviations: int
    style_guide: int
    sensitive_language: int


class ScoringReport(TypedDict, total=False):
    """Empty until the document is processed."""

    ce_label: int
    total_score: float
    total_count: int
    correctness_count: int
    clarity_count: int
    fluency_count: int
    style_count: int
    style_guide_complaince_count: int
    inclusive_language_count: int
    correctness_score: float
    clarity_score: float
    fluency_score: float
    style_score: float
    style_guide_complaince_score: float
    inclusive_language_score: float
    total_corrections: int
    total_suggestions: int
    total_sentences: int


class CategoryCount(TypedDict):
    id: int
    category: str
    sub_category: str
    lang_category: str
    critical_error: bool
    count: int


# Empty until the document is processed.
CategoryMapping = TypedDict("CategoryMapping", {
    "Correctness": List[CategoryCount],
    "Clarity": List[CategoryCount],
    "Fluency": List[CategoryCount],
    "Style": List[CategoryCount],
    "Style Guide Compliance": List[CategoryCount],
    "Inclusivity": List[CategoryCount],
}, total=False)


class _DocumentRecord(TypedDict):
    id: str
    filename: str
    # WAITING_IN_QUEUE, IN_PROGRESS, SUCCESS or FAILED
    status: str
    message: Optional[str]
    credits: int
    words: int
    word_count: int
    language: str
    lang_code: str
    parentExtension: str
    deleted: bool
    # -1 none; 1 damaged; 2 over the word limit; 3 password; 4 no text; 5 credits; 6 format not supported here; 7 took too long; 8 fault
    error_id: int
    error_report: Optional[ErrorReport]
    scoring_report: ScoringReport
    category_mapping: CategoryMapping
    statistics_in_document: bool
    writing_advisor_as_comments: bool
    revisions_as_tracks: bool
    revisions_as_comments: bool
    inclusive_lang: bool
    # Epoch milliseconds
    created_on: int
    # Epoch milliseconds
    modified_on: int
    # Epoch milliseconds
    process_start_time: Optional[int]
    # Epoch milliseconds
    process_end_time: Optional[int]
    style_guide: str
    word_limit: int
    readonly: bool
    pipeline: str
    editing_mode: str
    scoring_version: str
    # Share of the work that is done, 0 to 1, over all steps; it never falls, and it is 1 only with SUCCESS
    progress: float
    # reading (a doc is converted in it), checking or writing (a docx is made of LaTeX in it) while the document is IN_PROGRESS, else null
    step: Optional[str]


class DocumentRecord(_DocumentRecord, total=False):
    doc_type: int
    correctness: bool
    spellings: bool
    Clarity: bool
    Fluency: bool
    Style: bool
    author: str


class DocumentResponse(TypedDict):
    status: bool
    message: str
    data: DocumentRecord
    service_type: None


class CreatedSubmissionData(TypedDict):
    message: str
    submission_id: str
    # Valid for 30 seconds and one file
    upload_url: str
    # ISO 8601, UTC, with fractional seconds
    created_at: str


class CreatedSubmission(TypedDict):
    # false: it failed, and the message says why
    status: bool
    data: CreatedSubmissionData


class ReportStatus(TypedDict):
    report_id: str
    file_id: str
    file_name: str
    # IN_PROGRESS, SUCCESS or FAILED
    file_status: str
    word_count: int
    # ISO 8601, UTC, with fractional seconds
    uploaded_at: str
    # ISO 8601, UTC, with fractional seconds
    process_start_time: Optional[str]
    # ISO 8601, UTC, with fractional seconds
    process_end_time: Optional[str]
    # false: it failed, and the message says why
    status: bool
    # Why it failed, or why there is no score
    message: Optional[str]
    # Share of the work that is done, 0 to 1
    progress: float
    # The files are past their retention
    deleted: bool


class ReportParagraph(TypedDict):
    # Among the paragraphs with text, from 0
    index: int
    # Null: not scored
    score: Optional[int]
    # green 0, yellow 1 to 35, orange 36 to 70, red 71 to 100
    band: Optional[str]
    words: int
    # Why the paragraph has no score
    not_scored: Optional[str]


class ReportPassage(TypedDict):
    # Index of its paragraph
    from_paragraph: int
    # In that paragraph, from 0
    from_sentence: int
    to_paragraph: int
    # Its last sentence
    to_sentence: int
    words: int
    # Null: not scored
    score: Optional[int]
    # green 0, yellow 1 to 35, orange 36 to 70, red 71 to 100
    band: Optional[str]


class _ReportInformationData(TypedDict):
    file_id: str
    report_id: str
    file_name: str
    # Address of the PDF; needs no key
    report_url: str
    # Confidence that the document is machine-made, not the share of it that is; of a document whose passages differ at least the mean of its paragraphs. Null: not scored
    overall_score: Optional[int]
    # ISO 8601, UTC, with fractional seconds
    expires_at: str
    paragraphs: List[ReportParagraph]
    # green 0, yellow 1 to 35, orange 36 to 70, red 71 to 100
    band: Optional[str]
    # low, medium or high
    confidence: Optional[str]
    # That the text as a whole is machine-made, calibrated, 0 to 1
    probability: Optional[float]
    words_scored: int
    warnings: List[str]
    # Why there is no score
    message: Optional[str]


class ReportInformationData(_ReportInformationData, total=False):
    # human, mixed (of both, or a person’s text that a model edited), machine, or not judged; missing in reports of earlier releases
    outcome: str
    # Share of the scored words in paragraphs that score 36 or more: the share that reads as machine-written
    share_of_words: Optional[float]
    # Stretches of sentences that read as machine-made, wherever paragraphs begin and end; missing in reports of earlier releases
    passages: List[ReportPassage]
    # SHA-256 of the text that was judged; missing in reports of earlier releases
    text_hash: str
    # Version of the model; missing in reports of earlier releases
    model: str


class ReportInformation(TypedDict):
    # false: it failed, and the message says why
    status: bool
    data: ReportInformationData


class FileSubmission(TypedDict):
    # A docx, docm, dotx, doc, odt, rtf or pdf file, its type detected from the content, not from the name; or a text (md, html, rst, adoc, org, typ, txt), known by its name
    file: bytes


class SubmittedFileData(TypedDict):
    file_id: str
    file_name: str
    # IN_PROGRESS, SUCCESS or FAILED
    file_status: str
    word_count: int
    # ISO 8601, UTC, with fractional seconds
    created_at: str
    status: bool


class SubmittedFile(TypedDict):
    # false: it failed, and the message says why
    status: bool
    data: SubmittedFileData


class ManuscriptSubmission(TypedDict):
    # A docx, doc, odt, rtf, pdf, tex or zip file, its type detected from the content; or a text, whose markup (md, html, rst, adoc, org, typ) is known by its name
    file: bytes


class ManuscriptCheckGroup(TypedDict):
    # One of: title-and-abstract, numbers, figures-and-tables, references, terms, tenses
    group: str
    # In English
    title: str


class ManuscriptFinding(TypedDict):
    # One of: title-and-abstract, numbers, figures-and-tables, references, terms, tenses
    group: str
    # Name of the check, such as p-value or figure-order
    check: str
    # What to do, and why
    message: str
    # Index of the paragraph as it was read
    paragraph: int
    # UTF-16 code units into the paragraph
    start: int
    # Exclusive
    end: int
    # Words before it
    before: str
    # The text itself, its first 200 characters
    covered: str
    # Words after it
    after: str
    # Heading of its section; empty before the first
    section: str
    # Page of a PDF, line of a source; empty for other formats
    place: str


class SectionTenses(TypedDict):
    # Empty for what has no heading
    heading: str
    # One of: title, abstract, introduction, methods, results, discussion, conclusion, references, end-matter, other
    kind: str
    # Verbs that show the past by their form
    past: int
    # Verbs that show the present by their form
    present: int


class ManuscriptReportData(TypedDict):
    words: int
    # All groups in their order, those that found nothing too
    groups: List[ManuscriptCheckGroup]
    findings: List[ManuscriptFinding]
    tenses: List[SectionTenses]


class ManuscriptReport(TypedDict):
    status: bool
    message: str
    data: ManuscriptReportData
    service_type: None


class LanguageToolCheckForm(TypedDict, total=False):
    # The text; this or `data`
    text: str
    # JSON `{"annotation": [{"text": "A "}, {"markup": "<b>", "interpretAs": ""}]}`: a text with its markup
    data: str
    # en-US, en-GB, en-AU, en-CA, en-NZ, en-ZA, en or auto; a text in another language has no matches
    language: str
    # With auto: varieties by commas, of which the English one is taken
    preferredVariants: str
    # default: corrections; picky: advice as well
    level: str
    # all, textLevelOnly or allButTextLevelOnly
    mode: str
    # Ids of rules, by commas
    enabledRules: str
    # Ids of rules, by commas
    disabledRules: str
    # Ids of categories, by commas
    enabledCategories: str
    # Ids of categories, by commas
    disabledCategories: str
    # true: nothing but what is enabled
    enabledOnly: str
    # Ignored; some clients send a key only together with it
    username: str
    # The key of an account; on the machine of the service it may be left out (EMEND_LANGUAGETOOL)
    apiKey: str


class LanguageToolSoftware(TypedDict):
    name: str
    version: str
    buildDate: str
    apiVersion: int
    premium: bool
    premiumHint: str
    status: str


class LanguageToolWarnings(TypedDict):
    incompleteResults: bool


class LanguageToolDetectedLanguage(TypedDict):
    name: str
    code: str
    confidence: float
    source: str


class LanguageToolLanguage(TypedDict):
    name: str
    code: str
    detectedLanguage: LanguageToolDetectedLanguage


class LanguageToolReplacement(TypedDict):
    value: str


class LanguageToolContext(TypedDict):
    # A slice of what was sent, with three dots where it was cut
    text: str
    # Of the match in `text`
    offset: int
    length: int


class LanguageToolMatchType(TypedDict):
    typeName: str


class LanguageToolUrl(TypedDict):
    value: str


class LanguageToolCategory(TypedDict):
    id: str
    name: str


class _LanguageToolRule(TypedDict):
    # Name of the rule; MORFOLOGIK_RULE_EN_US and the like for spelling
    id: str
    description: str
    # misspelling, grammar, typographical, duplication, locale-violation, style or uncategorized
    issueType: str
    # The page that explains the rule
    urls: List[LanguageToolUrl]
    category: LanguageToolCategory
    isPremium: bool


class LanguageToolRule(_LanguageToolRule, total=False):
    # For spelling: our own name of the rule
    subId: str


class LanguageToolMatch(TypedDict):
    message: str
    shortMessage: str
    # Best first
    replacements: List[LanguageToolReplacement]
    # In what was sent, markup included; UTF-16 code units
    offset: int
    length: int
    context: LanguageToolContext
    sentence: str
    type: LanguageToolMatchType
    rule: LanguageToolRule
    ignoreForIncompleteSentence: bool
    contextForSureMatch: int


class LanguageToolAnswer(TypedDict):
    software: LanguageToolSoftware
    warnings: LanguageToolWarnings
    language: LanguageToolLanguage
    matches: List[LanguageToolMatch]
    # Start and end of each sentence
    sentenceRanges: List[List[int]]


class PdfForm(TypedDict):
    # The PDF
    file: bytes


class ConvertResponse(TypedDict):
    # Name of the uploaded file
    filename: str
    page_count: int
    # Runs of non-space characters with at least one letter or digit
    word_count: int
    # A fragment: one <p data-page> for each paragraph, in reading order
    html: str


class PageText(TypedDict):
    # From 1
    page: int
    # Lines as printed, in reading order, running heads included; empty for a page without text
    text: str


class ExtractTextResponse(TypedDict):
    # Name of the uploaded file
    filename: str
    page_count: int
    # One entry for each page
    pages: List[PageText]


# Method and path of each operation.
OPERATIONS: Dict[str, Tuple[str, str]] = {
    "getHealth": ("GET", "/health"),
    "checkParagraph": ("POST", "/api/v2/plugin/check/paragraph"),
    "createDocumentUpload": ("POST", "/autoedit/v3/document/create"),
    "submitDocument": ("POST", "/autoedit/v2/submission/{id}"),
    "getDocument": ("GET", "/autoedit/v3/document/{id}"),
    "getProcessedFile": ("GET", "/autoedit/v3/document/{id}/final"),
    "createReportUpload": ("POST", "/api/v1/ai-cd/report/create/token"),
    "getReportStatus": ("GET", "/api/v1/ai-cd/report/status/{id}"),
    "getReportInformation": ("GET", "/api/v1/ai-cd/report/information/{id}"),
    "submitReportFile": ("POST", "/api/v4/aicd/report/submission/{id}"),
    "downloadFile": ("GET", "/download/{id}"),
    "checkManuscript": ("POST", "/api/v1/manuscript/check"),
    "checkForm": ("POST", "/v2/check"),
    "convertPdf": ("POST", "/convert"),
    "extractPdfText": ("POST", "/extract-text"),
}
