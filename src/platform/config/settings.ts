import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  address,
  choice,
  flag,
  integer,
  issuer,
  keys,
  networks,
  origins,
  type Parser,
  path,
  postgresAddress,
  text,
} from './parse.ts';
import { packageRoot } from './root.ts';

interface Definition<T> {
  readonly env: string;
  readonly parse: Parser<T>;
  readonly standard: T;
  readonly about: string;
  readonly secret?: true;
}

function setting<T>(env: string, parse: Parser<T>, standard: T, about: string): Definition<T> {
  return { env, parse, standard, about };
}

/** An optional setting, null if it is absent. */
function optional<T>(env: string, parse: Parser<T>, about: string): Definition<T | null> {
  return { env, parse, standard: null, about };
}

const MEGABYTE = 1024 * 1024;
/** More threads than cores only use more memory. Four interactive threads can handle all that one HTTP thread delivers. */
const threads = Math.min(4, availableParallelism());

/** Every setting, in the order in which `emend config` prints them. The key is its name in the settings file. */
export const DEFINITIONS = {
  host: setting('EMEND_HOST', text, '127.0.0.1', 'address to listen on'),
  port: setting('EMEND_PORT', integer(0, 65535), 8080, 'port to listen on; 0 takes a free one'),
  dataDir: setting('EMEND_DATA_DIR', path, join(packageRoot, 'data'), 'folder of the embedded database and of files'),
  databaseUrl: {
    ...optional('DATABASE_URL', postgresAddress, 'PostgreSQL 15 or later; the embedded database without it'),
    secret: true,
  } as Definition<string | null>,
  baseUrl: optional('EMEND_BASE_URL', address, 'public address of the main API'),
  uploadUrl: optional('EMEND_UPLOAD_URL', address, 'public address for uploads; the base address without it'),
  downloadUrl: optional('EMEND_DOWNLOAD_URL', address, 'public address for downloads; the base address without it'),
  parserUrl: optional('EMEND_PARSER_URL', address, 'public address of the PDF service; the base address without it'),
  models: setting('EMEND_MODELS', choice('on', 'off'), 'on', 'statistical models: on, or off (rules decide alone)'),
  modelsDir: setting('EMEND_MODELS_DIR', path, join(packageRoot, 'models'), 'folder of the model files'),
  workers: setting('EMEND_WORKERS', integer(1, 64), threads, 'threads for paragraph checks'),
  documentWorkers: setting(
    'EMEND_DOCUMENT_WORKERS',
    integer(1, 64),
    Math.max(1, threads >> 1) + 1,
    'threads for documents, apart from those for paragraphs; one is left to other accounts where there are two or more',
  ),
  workerMemoryMb: setting('EMEND_WORKER_MEMORY_MB', integer(64, 65536), 1024, 'heap limit of one worker thread'),
  queueLimit: setting('EMEND_QUEUE_LIMIT', integer(1, 100_000), 200, 'paragraph checks that may wait; more get 503'),
  checkTimeoutMs: setting('EMEND_CHECK_TIMEOUT_MS', integer(100, 600_000), 10_000, 'time limit of a paragraph check'),
  pdfWorkers: setting(
    'EMEND_PDF_WORKERS',
    integer(1, 64),
    Math.max(2, threads >> 1),
    'threads that read PDFs; two or more, so that one hostile file cannot hold up all others',
  ),
  pdfTimeoutMs: setting('EMEND_PDF_TIMEOUT_MS', integer(100, 3_600_000), 60_000, 'time limit of reading one PDF'),
  ocrTimeoutMs: setting(
    'EMEND_OCR_TIMEOUT_MS',
    integer(100, 3_600_000),
    120_000,
    'time limit of recognising the scanned pages of one PDF; pages not reached stay empty',
  ),
  maxUploadBytes: setting('EMEND_MAX_UPLOAD_BYTES', integer(1, 2 ** 40), 50 * MEGABYTE, 'largest upload'),
  signUp: setting(
    'EMEND_SIGN_UP',
    choice('open', 'closed'),
    'open',
    'whether people may make accounts on the web page; the first account always may',
  ),
  passwords: setting(
    'EMEND_PASSWORDS',
    choice('on', 'off'),
    'on',
    'whether people may sign in with a password; off needs a provider (EMEND_OIDC_ISSUER)',
  ),
  oidcIssuer: optional(
    'EMEND_OIDC_ISSUER',
    issuer,
    'address of an OpenID Connect provider that people may sign in with; the only one outside that is then connected to',
  ),
  oidcClientId: optional('EMEND_OIDC_CLIENT_ID', text, 'id of this service at the provider'),
  oidcClientSecret: {
    ...optional('EMEND_OIDC_CLIENT_SECRET', text, 'secret of this service at the provider'),
    secret: true,
  } as Definition<string | null>,
  oidcName: setting(
    'EMEND_OIDC_NAME',
    text,
    'single sign-on',
    'what the button on the sign-in page calls the provider',
  ),
  oidcScopes: setting('EMEND_OIDC_SCOPES', text, 'openid email', 'scopes that are asked for, separated by spaces'),
  oidcAllowedDomains: optional(
    'EMEND_OIDC_ALLOWED_DOMAINS',
    text,
    'domains, separated by commas, whose verified addresses may have an account made at the first sign-in; EMEND_SIGN_UP decides without it',
  ),
  oidcAllowedGroups: optional(
    'EMEND_OIDC_ALLOWED_GROUPS',
    text,
    'groups at the provider, separated by commas, of which a person must be in one at every sign-in',
  ),
  oidcGroupsClaim: setting('EMEND_OIDC_GROUPS_CLAIM', text, 'groups', 'claim that holds the groups of a person'),
  oidcTrustEmail: setting(
    'EMEND_OIDC_TRUST_EMAIL',
    flag,
    false,
    'takes an address as verified where the provider says neither yes nor no; only for one that lets nobody choose an address',
  ),
  guests: setting(
    'EMEND_GUESTS',
    choice('local', 'on', 'off'),
    'local',
    'who may try the review page without an account: browsers on this machine (local), anybody (on), or nobody (off)',
  ),
  trustedProxies: optional(
    'EMEND_TRUSTED_PROXIES',
    networks,
    'addresses or networks of reverse proxies whose X-Forwarded-For is believed; nobody’s without it',
  ),
  allowedOrigins: optional(
    'EMEND_ALLOWED_ORIGINS',
    origins,
    'origins of web pages that may use the services with a key, separated by commas, or * for any; none without it',
  ),
  languageTool: setting(
    'EMEND_LANGUAGETOOL',
    choice('local', 'key', 'open', 'off'),
    'local',
    'LanguageTool clients under /v2: on this machine without a key (local), only with one (key), anywhere without (open), or off',
  ),
  s3Endpoint: optional(
    'EMEND_S3_ENDPOINT',
    address,
    'address of an S3-compatible store for files; the data folder without it',
  ),
  s3PublicEndpoint: optional(
    'EMEND_S3_PUBLIC_ENDPOINT',
    address,
    'address of the same store for clients: downloads are then redirected to it, with an address signed for five minutes; through Emend without it',
  ),
  s3Bucket: optional('EMEND_S3_BUCKET', text, 'bucket of the store; it must exist'),
  s3Region: setting('EMEND_S3_REGION', text, 'us-east-1', 'region that requests to the store are signed for'),
  s3AccessKey: optional('EMEND_S3_ACCESS_KEY', text, 'id of the key for the store'),
  s3SecretKey: {
    ...optional('EMEND_S3_SECRET_KEY', text, 'secret of the key for the store'),
    secret: true,
  } as Definition<string | null>,
  s3Prefix: setting('EMEND_S3_PREFIX', text, 'emend/', 'put before the names of all objects'),
  filesKey: {
    ...optional(
      'EMEND_FILES_KEY',
      keys,
      'key of 64 hexadecimal digits that files are encrypted with where they lie; older keys behind it, separated by commas; not encrypted without it',
    ),
    secret: true,
  } as Definition<string | null>,
  sandbox: setting(
    'EMEND_SANDBOX',
    choice('required', 'if-any'),
    'required',
    'whether LibreOffice and pandoc read what was sent in a sandbox alone (required), or without one where none can be made (if-any)',
  ),
  webDir: setting('EMEND_WEB_DIR', path, join(packageRoot, 'dist', 'web'), 'folder of the built web page'),
  maxJsonBytes: setting('EMEND_MAX_JSON_BYTES', integer(1024, 2 ** 30), 10 * MEGABYTE, 'largest JSON body'),
  retentionDays: setting('EMEND_RETENTION_DAYS', integer(1, 36_500), 30, 'days until files are deleted'),
  usageDays: setting(
    'EMEND_USAGE_DAYS',
    integer(1, 36_500),
    400,
    'days until records of requests are deleted; the pages show up to 399',
  ),
  drainSeconds: setting(
    'EMEND_DRAIN_SECONDS',
    integer(0, 600),
    0,
    'seconds between a signal to stop and the end of taking requests; /readyz answers 503 meanwhile, so that a balancer looks elsewhere',
  ),
  textsKey: {
    ...optional(
      'EMEND_TEXTS_KEY',
      text,
      'key of 64 hexadecimal digits that texts kept on the server are encrypted with; a file in the data folder without it',
    ),
    secret: true,
  } as Definition<string | null>,
  parserRequireKey: setting('PARSER_REQUIRE_KEY', flag, false, 'the PDF service asks for x-api-key'),
  tracesUrl: optional(
    'EMEND_TRACES_URL',
    address,
    'address of an OpenTelemetry collector that traces are sent to (OTLP over HTTP), http://collector:4318; none without it',
  ),
  logLevel: setting(
    'EMEND_LOG_LEVEL',
    choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
    'least severe level that is logged (standard error, JSON lines)',
  ),
} as const;

export type SettingName = keyof typeof DEFINITIONS;
type Raw = { readonly [K in SettingName]: (typeof DEFINITIONS)[K] extends Definition<infer T> ? T : never };

/** The effective settings, with default addresses filled in. */
export type Settings = Omit<Raw, 'baseUrl' | 'uploadUrl' | 'downloadUrl' | 'parserUrl'> & {
  readonly baseUrl: string;
  readonly uploadUrl: string;
  readonly downloadUrl: string;
  readonly parserUrl: string;
};

/** Fills in the addresses from host and port; `port` is the one that was bound if the setting is 0. */
export function completeSettings(raw: Raw, port: number = raw.port): Settings {
  const host = raw.host === '0.0.0.0' || raw.host === '::' ? 'localhost' : raw.host;
  const baseUrl = raw.baseUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    ...raw,
    baseUrl,
    uploadUrl: raw.uploadUrl ?? baseUrl,
    downloadUrl: raw.downloadUrl ?? baseUrl,
    parserUrl: raw.parserUrl ?? baseUrl,
  };
}

export type RawSettings = Raw;
