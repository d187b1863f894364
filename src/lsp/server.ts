import type { InitializeResult } from 'vscode-languageserver-protocol';
import type { Engine } from '../engine/engine.ts';
import { EmendError } from '../platform/errors.ts';
import { unknownTo } from '../services/project/baseline.ts';
import type { PlacedFinding } from '../services/project/find-in-paragraph.ts';
import { rulePage } from '../services/rule-page.ts';
import { addressedPath, pathOf } from './addresses.ts';
import { introduction } from './capabilities.ts';
import { type CheckedDocument, type Checking, createChecking, type OpenDocument } from './checking.ts';
import { type Client, readClient } from './client.ts';
import { codeActions, FIX_ALL } from './code-actions.ts';
import { createCommands, settingsFileFor } from './commands.ts';
import { resultIdOf, toDiagnostic } from './diagnostics.ts';
import { formatOf } from './language-ids.ts';
import { changesOf, fields, list, rangeIn, string, uriOf, versionOf } from './params.ts';
import { createProjects } from './projects.ts';
import { CODES, type Connection, type Handler, RpcError } from './rpc.ts';
import { applyChanges, offsetAt } from './text-changes.ts';

export interface ServerOptions {
  readonly connection: Connection;
  /** Called once, when a client has introduced itself. */
  readonly openEngine: () => Promise<Engine>;
  /** Address of the rule pages. */
  readonly baseUrl: string;
  /** Called with errors that are Emend's own. */
  readonly onFault: (error: unknown) => void;
}

export interface LanguageServer extends Handler {
  /** Resolves when the client tells the process to exit; true if it sent a shutdown request before, as it should. */
  readonly ended: Promise<boolean>;
  close(): void;
}

/** How often to look at settings, dictionaries and baselines. System notifications do not reach mounted folders. */
const LOOK_MS = 1_000;
/** After this time, a client that accepts later updates gets what is known. */
const PATIENCE_MS = 1_000;

const ERROR = 1;

export function createLanguageServer({ connection, openEngine, baseUrl, onFault }: ServerOptions): LanguageServer {
  const documents = new Map<string, OpenDocument>();
  const answered = new Map<string, { readonly version: number | null; readonly resultId: string }>();
  const projects = createProjects((message) => connection.notify('window/showMessage', { type: ERROR, message }));
  const pageOf = (rule: string) => rulePage(baseUrl, rule);
  let client: Client | undefined;
  let checking: Promise<Checking> | undefined;
  let stopped = false;
  let end: (orderly: boolean) => void = () => undefined;
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });

  const open = async (): Promise<Checking> => {
    try {
      return createChecking({
        engine: await openEngine(),
        settingsOf: projects.settingsOf,
        onChecked: show,
        onFault,
      });
    } catch (error) {
      connection.notify('window/showMessage', {
        type: ERROR,
        message: `Emend cannot start: ${(error as Error).message}`,
      });
      throw error;
    }
  };
  /** Runs tasks as soon as the engine is open, in the order of the calls. */
  const whenOpen = (run: (checking: Checking) => void): void => void checking?.then(run, () => undefined);

  const wanted = ({ document, findings }: CheckedDocument): readonly PlacedFinding[] => {
    const baseline = projects.baselineOf(document.path);
    return baseline ? (unknownTo(baseline, document.path, findings) as PlacedFinding[]) : findings;
  };
  const diagnosticsOf = (checked: CheckedDocument) => wanted(checked).map((finding) => toDiagnostic(finding, pageOf));

  const show = (checked: CheckedDocument): void => {
    const { uri, version: of } = checked.document;
    const diagnostics = diagnosticsOf(checked);
    if (!client?.pulls) {
      connection.notify('textDocument/publishDiagnostics', {
        uri,
        ...(of === null ? {} : { version: of }),
        diagnostics,
      });
      return;
    }
    const last = answered.get(uri);
    const isNews = checked.complete && last?.version === of && last.resultId !== resultIdOf(diagnostics);
    if (isNews && client.refreshes) connection.request('workspace/diagnostic/refresh', {}).catch(() => undefined);
  };

  const submit = (document: OpenDocument, near: number): void => {
    documents.set(document.uri, document);
    if (!projects.isExcluded(document.path)) whenOpen((each) => each.put(document, near));
    else forget(document.uri);
  };
  const forget = (uri: string): void => {
    whenOpen((each) => each.remove(uri));
    if (!client?.pulls) connection.notify('textDocument/publishDiagnostics', { uri, diagnostics: [] });
  };
  const resubmit = (): void => {
    for (const document of documents.values()) submit(document, 0);
  };

  const look = (): void => {
    if (projects.isChanged([...documents.values()].map(({ path }) => path))) resubmit();
  };
  const timer = setInterval(look, LOOK_MS).unref();

  const configure = async (): Promise<void> => {
    const [values] = (await connection.request('workspace/configuration', {
      items: [{ section: 'emend' }],
    })) as unknown[];
    projects.configure(values ?? client!.settings);
    resubmit();
  };

  const documentOf = (params: unknown): OpenDocument => {
    const document = documents.get(uriOf(params));
    if (!document) throw new RpcError(CODES.invalidParams, 'The document is not open. Open it first.');
    return document;
  };

  const execute = createCommands({
    projects,
    folders: () => client!.folders,
    async findingOf(uri, fingerprint) {
      const checked = await (await checking!).checked(uri);
      return checked && wanted(checked).find((finding) => finding.fingerprint === fingerprint);
    },
  });

  const initialize = (params: unknown): InitializeResult => {
    if (client) throw new RpcError(CODES.invalidRequest, 'The session is initialized already.');
    client = readClient(params);
    projects.configure(client.settings);
    // the answer is sent first, because loading the models takes a second
    checking = new Promise<void>((resolve) => setImmediate(resolve)).then(open);
    checking.catch(onFault);
    return introduction(client);
  };

  const requests: Readonly<Record<string, (params: unknown, signal: AbortSignal) => unknown>> = {
    shutdown() {
      stopped = true;
      return null;
    },
    async 'textDocument/diagnostic'(params) {
      const { uri } = documentOf(params);
      const checked = await (await checking!).checked(uri, client!.refreshes ? PATIENCE_MS : undefined);
      const items = checked ? diagnosticsOf(checked) : [];
      const resultId = resultIdOf(items);
      answered.set(uri, { version: checked?.document.version ?? null, resultId });
      const isKnown = fields(params)['previousResultId'] === resultId;
      return isKnown ? { kind: 'unchanged', resultId } : { kind: 'full', resultId, items };
    },
    async 'textDocument/codeAction'(params) {
      const { uri, path, text } = documentOf(params);
      const range = rangeIn(fields(params)['range']);
      const { only } = fields(fields(params)['context'] ?? {}) as { only?: readonly string[] };
      const open = await checking!;
      const within = { start: offsetAt(text, range.start), end: offsetAt(text, range.end) };
      // a user who saves a file wants all of it corrected and must not have to ask twice
      const whole = only?.some((kind) => FIX_ALL.startsWith(kind)) ? await open.checked(uri) : undefined;
      const checked = whole ?? open.checkedWithin(uri, within.start, within.end);
      if (!checked || checked.document.text !== text) return [];
      const hasProject = settingsFileFor(path, projects.projectOf(path), client!.folders) !== undefined;
      const terms = { rulePage: pageOf, versioned: client!.versionedEdits, hasProject, only };
      return codeActions(checked, wanted(checked), within, terms);
    },
    async 'workspace/executeCommand'(params) {
      const { command, arguments: given } = fields(params);
      const argument = fields(list(given, 'arguments')[0], 'argument');
      const document = documentOf({ textDocument: argument });
      try {
        await execute(string(command, 'command'), document, argument);
      } catch (error) {
        // clients do not show an error that is the answer to a request
        if (error instanceof EmendError)
          connection.notify('window/showMessage', { type: ERROR, message: error.message });
        throw error;
      }
      projects.forget();
      resubmit();
      return null;
    },
  };

  const notifications: Readonly<Record<string, (params: unknown) => unknown>> = {
    initialized: () => (client!.configures ? configure() : undefined),
    'textDocument/didOpen'(params) {
      const { languageId, text } = fields(fields(params)['textDocument'], 'textDocument');
      const uri = uriOf(params);
      const path = pathOf(uri, client!.folders);
      const format = formatOf(string(languageId ?? '', 'languageId'), path);
      submit({ uri, path, format, version: versionOf(params), text: string(text, 'text') }, 0);
      look();
    },
    'textDocument/didChange'(params) {
      const document = documentOf(params);
      const { text, end: near } = applyChanges(document.text, changesOf(params));
      submit({ ...document, version: versionOf(params), text }, near);
    },
    'textDocument/didClose'(params) {
      const uri = uriOf(params);
      documents.delete(uri);
      answered.delete(uri);
      forget(uri);
    },
    'workspace/didChangeConfiguration'(params) {
      if (client!.configures) return configure();
      const { settings } = fields(params) as { settings?: { emend?: unknown } | null };
      projects.configure(settings?.emend ?? settings);
      return resubmit();
    },
    'workspace/didChangeWatchedFiles': look,
    'workspace/didChangeWorkspaceFolders'(params) {
      const event = fields(fields(params)['event'], 'event');
      const paths = (name: string) =>
        list(event[name], name).flatMap((each) => addressedPath(string(fields(each)['uri'], 'uri')) ?? []);
      const removed = new Set(paths('removed'));
      client!.folders = [...client!.folders.filter((folder) => !removed.has(folder)), ...paths('added')];
    },
  };

  return {
    ended,
    close: () => clearInterval(timer),
    request(method, params, signal) {
      if (method === 'initialize') return initialize(params);
      if (!client) throw new RpcError(CODES.notInitialized, 'Send initialize first.');
      if (stopped) throw new RpcError(CODES.invalidRequest, 'The session is shut down. Send exit.');
      const handle = Object.hasOwn(requests, method) ? requests[method] : undefined;
      if (!handle) throw new RpcError(CODES.methodNotFound, 'There is no such request here.');
      return handle(params, signal);
    },
    notification(method, params) {
      if (method === 'exit') return end(stopped);
      if (!client || stopped || !Object.hasOwn(notifications, method)) return undefined;
      return notifications[method]!(params);
    },
  };
}
