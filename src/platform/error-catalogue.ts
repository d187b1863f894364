import { ERROR_IDS } from './error-ids.ts';
import { FILE_ERRORS } from './file-errors.ts';

/**
 * The catalogue of errors: every failure that a person can meet has a code, an HTTP status and a message that says what is
 * wrong and what to do; one that a document's record tells of has its number there as well. `{name}` in a message is filled from the parameters; parameters never carry the text of a user.
 */
export const CATALOGUE = {
  ...FILE_ERRORS,
  'request.invalid-json': [400, 'The body is not valid JSON. Send one JSON object encoded in UTF-8.'],
  'request.not-json': [400, 'The body must be JSON. Send the header Content-Type: application/json.'],
  'request.empty-body': [400, 'The body is empty. Send one JSON object.'],
  'request.invalid-field': [400, '{field} {problem}.'],
  'request.malformed': [400, 'The request could not be read. Check its headers and its body.'],
  'request.forbidden-name': [
    400,
    'The form has a part whose name is not allowed. Send the document and its options only.',
  ],
  'request.too-large': [413, 'The body is too large: at most {limit} bytes are accepted.'],
  'request.not-found': [404, 'There is nothing at this address. See /openapi.json for the addresses of this service.'],
  'request.wrong-method': [405, 'The method {method} is not allowed at this address. It takes {allowed}.'],
  'request.too-many-parts': [400, 'The form has too many parts. Send the document and its options only.'],
  'request.aborted': [400, 'The request ended before its body was complete. Send it again.'],
  'paragraph.missing': [
    400,
    'paragraph is missing or empty: it has 0 words. Send the text to check, 1 to {limit} words.',
  ],
  'paragraph.too-long': [
    400,
    'paragraph has {count} words; at most {limit} are checked in one request. Send it in smaller parts.',
  ],
  'paragraph.too-large': [
    400,
    'paragraph has {count} characters; at most {limit} are checked in one request, regardless of the number of words. Send it in smaller parts.',
  ],
  'auth.missing-key': [401, 'The header x-api-key is missing. Send the key of your account with every request.'],
  'auth.invalid-key': [401, 'The key in x-api-key is unknown or has been revoked. Create a new key and send that.'],
  'auth.expired-key': [401, 'The key {id}… expired on {day}. Create a new key, or rotate keys before they expire.'],
  'auth.missing-scope': [
    403,
    'This key may not use this service: it lacks the scope "{scope}". Use a key with this scope.',
  ],
  'auth.signed-out': [401, 'You are not signed in, or your session has ended. Sign in again.'],
  'auth.wrong-password': [401, 'Incorrect e-mail address or password. Check both and try again.'],
  'auth.not-this-password': [403, 'Incorrect password. Check it and try again.'],
  'auth.foreign-origin': [403, 'Cross-origin request refused. Use the pages of this service.'],
  'auth.not-administrator': [403, 'Only administrators may do this. Ask an administrator.'],
  'auth.too-many-attempts': [429, 'Too many attempts. Wait {seconds} s and try again.'],
  'auth.passwords-off': [
    403,
    'Nobody signs in with a password here. Use the button of the sign-in provider, or ask an administrator.',
  ],
  'auth.account-disabled': [403, 'This account is disabled. Ask an administrator.'],
  'auth.sign-in-again': [
    403,
    'It was too long ago that you signed in. Sign in again, then repeat this within {minutes} minutes.',
  ],
  'oidc.off': [404, 'No sign-in provider is set up here. Sign in with your password.'],
  'oidc.away': [503, '{name} does not answer at the moment. Try again later, or sign in with your password.'],
  'oidc.denied': [403, '{name} did not let you in, or you stopped there. Start again, or ask whoever administers it.'],
  'oidc.refused': [
    403,
    'The answer of {name} could not be verified, so nobody was signed in. Start again; if it happens once more, tell an administrator.',
  ],
  'oidc.expired': [403, 'This sign-in took too long, was finished already or began in another browser. Start again.'],
  'oidc.no-address': [
    403,
    '{name} gave no verified e-mail address, and an account needs one. Confirm your address there, or ask an administrator.',
  ],
  'oidc.not-admitted': [403, 'Your account at {name} may not be used here. Ask an administrator.'],
  'oidc.address-taken': [
    409,
    'An account with this e-mail address exists and is not connected to {name}. Sign in with its password and connect it on the page Account, or ask an administrator to allow it.',
  ],
  'oidc.connected-elsewhere': [
    409,
    'This account of {name} is connected to another account here. Disconnect it there first.',
  ],
  'oidc.connected-already': [409, 'This account is connected to another account of {name}. Disconnect that one first.'],
  'oidc.only-way': [
    409,
    'This connection is the only way into the account. Ask an administrator for a password first, or delete the account.',
  ],
  'account.sign-up-closed': [403, 'Sign-up is closed here. Ask an administrator for an account.'],
  'account.exists': [409, 'An account with this e-mail address already exists. Sign in, or use another address.'],
  'account.weak-password': [400, 'This password {problem}. Choose another one.'],
  'account.last-administrator': [
    409,
    'This is the only administrator. Give another account the administrator role first.',
  ],
  'account.not-found': [404, 'There is no such account. It may have been deleted.'],
  'backup.other-database': [
    409,
    'The database is a PostgreSQL server. Back it up with pg_dump, then run `emend backup --done`.',
  ],
  'backup.failed': [
    500,
    'The backup could not be written into {folder} ({problem}). Choose a folder that can be written to, with enough room.',
  ],
  'account.not-confirmed': [400, 'This is not the e-mail address of the account. Type {email} to confirm.'],
  'link.invalid': [404, 'This link was used, withdrawn or has expired. Ask an administrator for a new one.'],
  'installation.sign-up-closed': [
    409,
    'The operator of this installation has closed sign-up with EMEND_SIGN_UP. Change that setting and restart, or invite people.',
  ],
  'account.too-many-keys': [409, 'An account may have at most {limit} active keys. Revoke one that you no longer use.'],
  'team.none': [404, 'You are in no team. Create one, or ask the owner of a team for an invitation.'],
  'team.not-found': [404, 'There is no such team. It may have been deleted.'],
  'team.not-allowed': [403, 'In this team only {roles} may do this. Ask its owner.'],
  'team.already-member': [409, 'This account is in a team already. Leave that team first.'],
  'team.invalid-name': [400, 'The name of a team has 1 to {limit} characters. Choose another one.'],
  'team.invalid-role': [400, 'A person joins a team as editor or member. Choose one of them.'],
  'team.owner-stays': [409, 'The owner cannot leave the team. Hand it over to another member, or delete it.'],
  'team.no-member': [404, 'There is no such member. The list may be out of date; load it again.'],
  'team.full': [409, 'A team has at most {limit} members and open invitations. Remove one first.'],
  'team.invalid-invitation': [
    404,
    'This invitation was used, withdrawn or has expired. Ask the owner of the team for a new one.',
  ],
  'team.other-address': [
    403,
    'This invitation is for another e-mail address. Sign in with the account of that address, or ask the owner of the team for a new one.',
  ],
  'rate.exceeded': [
    429,
    'Too many requests: this operation takes {limit} per second from one key. Try again in {seconds} s.',
  ],
  'service.busy': [503, 'The service has more work than it can queue. Try again in a few seconds.'],
  'service.stopping': [503, 'The service is shutting down. Try again in a few seconds.'],
  'service.fault': [
    500,
    'Something failed on our side. Try again; the log has the details under request id {requestId}.',
  ],
  'work.timeout': [500, 'Processing took too long and was stopped. Send the text in smaller parts.'],
  'upload.expired': [
    404,
    'This upload address is unknown, expired or already used. Create a new one; it is valid for {seconds} seconds and one file.',
  ],
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
    'This file is not a {accepted} document; the type is detected from the content, not from the name. Send one of these formats.',
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
  'languagetool.missing-text': [
    400,
    'There is no text. Send it in the parameter "text", or with its markup in "data".',
  ],
  'languagetool.text-and-data': [400, 'Send "text" or "data", not both.'],
  'languagetool.invalid-data': [
    400,
    '"data" must be JSON such as {"annotation": [{"text": "A "}, {"markup": "<b>"}]}; each part has a text or a markup.',
  ],
  'languagetool.missing-language': [
    400,
    'There is no language. Send the parameter "language", for example language=en-US, or language=auto.',
  ],
  'languagetool.unknown-language': [400, '"language" must be a code such as en-US, en-GB or auto.'],
  'languagetool.too-long': [
    413,
    'The text has {count} characters; at most {limit} are checked at once. Send it in smaller parts.',
  ],
  'languagetool.missing-word': [400, 'There is no word. Send it in the parameter "word".'],
  'languagetool.missing-key': [
    403,
    'Send the key of your account as "apiKey". Only programs on the machine of the service may go without one, and only where its settings allow that.',
  ],
  'languagetool.invalid-key': [
    403,
    'The key in "apiKey" is unknown or has been revoked. Create a new key and send that.',
  ],
  'languagetool.foreign-origin': [
    403,
    'Pages of this origin may not use the service without a key. Name the origin in EMEND_ALLOWED_ORIGINS.',
  ],
  'languagetool.team-words': [403, 'Only administrators may change the words of the team. Ask an administrator.'],
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
  'download.expired': [404, 'This download address is unknown or expired. Ask for a new one.'],
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
  'text.conflict': [409, 'This text was changed elsewhere in the meantime. Load the newer version, then save again.'],
  'text.full': [
    409,
    'Your texts take all the room that an account has on this server ({limit} MB). Delete one, or keep one in this browser only.',
  ],
  'text.wrong-key': [
    500,
    'Your texts cannot be opened: the key of this installation is another one. Ask the administrator to restore EMEND_TEXTS_KEY or the file texts.key.',
  ],
  'rule.not-found': [404, 'There is no rule with this id. It may have been renamed or removed.'],
  'record.busy': [409, 'Still processing. Delete it when it has finished.'],
  'config.invalid': [500, '{setting} {problem}.'],
  'config.unreadable': [500, 'The settings file {file} cannot be used: {problem}.'],
  'http.port-taken': [
    500,
    'Port {port} on {host} is in use by another program. Stop that program, or choose another port with EMEND_PORT.',
  ],
  'http.port-denied': [500, 'This user may not listen on port {port}. Choose a port above 1023 with EMEND_PORT.'],
  'http.cannot-listen': [500, 'The server cannot listen on {host} ({problem}). Check EMEND_HOST.'],
  'data.unusable': [500, 'The data folder {dir} cannot be used: {problem}. {remedy}.'],
  'models.missing': [500, 'The model file {file} is missing. {remedy}.'],
  'models.damaged': [500, 'The model file {file} is damaged: {problem}. {remedy}.'],
  'db.locked': [
    500,
    'The data folder {dir} is in use by process {pid} (since {since}). Stop that process, choose another EMEND_DATA_DIR, or set DATABASE_URL to share one PostgreSQL.',
  ],
  'db.newer': [
    500,
    'The database was written by a newer release (migration {found}; this release knows {known}). Start that release, or restore a backup.',
  ],
  'db.unreachable': [500, 'The database cannot be reached: {problem}. Check DATABASE_URL and that PostgreSQL runs.'],
  'db.away': [503, 'The service cannot reach its database at the moment. Try again in a few seconds.'],
  'storage.away': [503, 'The service cannot reach its file store at the moment. Try again in a few seconds.'],
  'storage.unwritable': [
    503,
    'The service cannot store files at the moment ({reason}). Try again later, or tell its administrator: the disk may be full or read-only.',
  ],
  'storage.other-key': [
    500,
    'A stored file is encrypted with a key that is not among those of EMEND_FILES_KEY. Add that key behind the present one.',
  ],
  'storage.damaged': [
    500,
    'A stored file was changed or damaged where it lies. Restore it from a backup, or send the document again.',
  ],
  'storage.refused': [
    500,
    'The S3 store refused a request ({reason}). Check EMEND_S3_ACCESS_KEY, EMEND_S3_SECRET_KEY and the rights of the key.',
  ],
  'storage.unreachable': [
    500,
    'The S3 store at {endpoint} cannot be reached. Check EMEND_S3_ENDPOINT and that the store runs.',
  ],
  'storage.no-bucket': [500, 'The S3 store has no bucket "{bucket}". Create it, or correct EMEND_S3_BUCKET.'],
  'storage.incomplete': [
    500,
    '{missing} is not set. An S3 store needs EMEND_S3_ENDPOINT, EMEND_S3_BUCKET, EMEND_S3_ACCESS_KEY and EMEND_S3_SECRET_KEY.',
  ],
  'db.role-needs-server': [
    500,
    'The role "{role}" runs beside other processes and needs DATABASE_URL; the embedded database serves one process only.',
  ],
  'jobs.no-handler': [
    500,
    'No handler is registered for the job kinds {kinds}; the worker would leave them in the queue.',
  ],
  'keys.invalid-email': [400, '"{email}" is not an e-mail address. Give the account as name@example.org.'],
  'keys.invalid-kind': [400, '"{kind}" is not a kind of key. Choose test or production.'],
  'keys.invalid-scope': [400, '"{scope}" is not a scope. Choose from {scopes}.'],
  'keys.invalid-name': [400, 'The name of a key has at most {limit} characters. Shorten it.'],
  'keys.invalid-days': [
    400,
    'A key lives 1 to {limit} days, or until it is revoked. Give a whole number of days, or none.',
  ],
  'keys.invalid-overlap': [
    400,
    'A key can live on for 0 to {limit} hours beside its successor. Give a whole number of hours.',
  ],
  'keys.not-active': [409, 'The key "{id}" is revoked or has expired. Create a new key.'],
  'keys.not-found': [404, 'There is no key "{id}". `emend keys list` shows the ids.'],
  'project.invalid': [400, '{file}:{line}: {problem}.'],
  'project.unreadable': [400, '{file} cannot be read: {problem}.'],
  'mcp.invalid': [400, '"{field}" {problem}.'],
  'mcp.not-allowed': [
    403,
    '{file} is not there or lies in no folder that tools may use. Ask the user to open its folder in the assistant, or to start emend mcp with --allow FOLDER.',
  ],
  'library.option': [400, '"{option}" must be {allowed}.'],
  'library.closed': [400, 'This checker is closed. Create another one.'],
  'library.ended': [
    500,
    'The thread of this checker did not start, or ended before its time. See whether its file is served and enough memory is free, and create another checker.',
  ],
  'library.insecure': [
    400,
    'This page may not check and keep the models, because it came neither over https nor from this computer. Serve it over https.',
  ],
  'library.fetch': [500, '{file} cannot be fetched: {problem}. Check the connection and the address of the models.'],
  'cli.usage': [400, '{problem}'],
  'cli.unreadable': [400, '{file} cannot be read: {problem}.'],
  'manuscript.unreadable': [422, '{problem}'],
  'cli.refused': [400, '{file}: {problem} Nothing was written.'],
  'cli.some-failed': [400, '{failed} of {total} files could not be read; the lines above say why.'],
  'cli.rules-failed': [400, '{failed} of {total} rules do not do what their examples say; the lines above name them.'],
} as const satisfies Record<string, CatalogueEntry>;

export type CatalogueEntry = readonly [status: number, message: string, errorId?: number];
export type ErrorCode = keyof typeof CATALOGUE;
