/** The part of the catalogue for requests: bodies, texts that are checked while the client waits, upload addresses, limits. */
export const REQUEST_ERRORS = {
  'request.invalid-json': [
    400,
    'The body is not valid JSON. Send one JSON object, encoded in UTF-8 and not compressed.',
  ],
  'request.not-json': [400, 'The body must be JSON. Send the header Content-Type: application/json.'],
  'request.empty-body': [400, 'The body is empty. Send one JSON object.'],
  'request.invalid-field': [400, '{field} {problem}.'],
  'request.malformed': [400, 'The request could not be read. Check its headers and its body.'],
  'request.forbidden-name': [
    400,
    'The form has a part whose name is not allowed. Send the document and its options only.',
  ],
  'request.large-headers': [
    431,
    'The address and the headers of the request are too large: at most 16 KB are read. Send less.',
  ],
  'request.too-slow': [408, 'The request did not arrive in time. Send it again.'],
  'request.too-large': [413, 'The body is too large: at most {limit} bytes are accepted.'],
  'request.not-found': [404, 'There is nothing at this address. See /openapi.json for the addresses of this service.'],
  'request.wrong-method': [405, 'The method {method} is not allowed at this address. It takes {allowed}.'],
  'request.too-many-parts': [400, 'The form has too many parts. Send the document and its options only.'],
  'request.broken-form': [
    400,
    'The body is not a complete multipart/form-data form: the boundary of the Content-Type header must separate its parts and end it, with CR LF as line ends. Let your HTTP client write the form.',
  ],
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
  'link.invalid': [404, 'This link was used, withdrawn or has expired. Ask an administrator for a new one.'],
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
  'upload.expired': [
    404,
    'This upload address is unknown, expired or already used. Create a new one; it is valid for {seconds} seconds and one file.',
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
  'download.expired': [404, 'This download address is unknown or expired. Ask for a new one.'],
  'text.conflict': [409, 'This text was changed elsewhere in the meantime. Load the newer version, then save again.'],
  'text.full': [
    409,
    'Your texts take all the room that an account has on this server ({limit} MB). Delete one, or keep one in this browser only.',
  ],
  'text.wrong-key': [
    500,
    'Your texts cannot be opened: the key of this installation is another one. Ask the administrator to restore EMEND_TEXTS_KEY or the file texts.key.',
  ],
  'http.port-taken': [
    500,
    'Port {port} on {host} is in use by another program. Stop that program, or choose another port with EMEND_PORT.',
  ],
  'http.port-denied': [500, 'This user may not listen on port {port}. Choose a port above 1023 with EMEND_PORT.'],
  'http.cannot-listen': [500, 'The server cannot listen on {host} ({problem}). Check EMEND_HOST.'],
} as const;
