import type { ReviewAlert } from '../../src/web/review/alert.ts';
import type { ListController } from '../../src/web/review/alert-card.tsx';
import type { PlacedAlert } from '../../src/web/review/alert-plugin.ts';
import { createCheckScheduler } from '../../src/web/review/check-scheduler.ts';
import { isDismissed, ruleKey } from '../../src/web/review/dismissals.ts';
import { dictionaryFilter } from '../../src/web/review/personal-dictionary.ts';
import type { Host, Stretch } from './host.ts';
import { adopted, type PaneParagraph, withAlerts } from './pane-paragraph.ts';

/** What the pane shows; a new object whenever something in it changed. */
export interface PaneView {
  readonly alerts: readonly PlacedAlert[];
  readonly active: { readonly id: string; readonly place: string } | null;
  /** Whether the document was read. */
  readonly read: boolean;
  /** Whether it is being read; no alert is shown meanwhile. */
  readonly reading: boolean;
  /** Paragraphs whose check is open. */
  readonly open: number;
  /** What went wrong with a check; the alerts of other paragraphs are there. */
  readonly trouble: unknown;
}

export interface PaneSession extends ListController {
  /** Reads the document and checks it. */
  check(): Promise<void>;
  /** Gives each its best replacement, one after the other. */
  acceptAll(chosen: readonly PlacedAlert[]): void;
  setDictionary(words: readonly string[]): void;
  stop(): void;
}

export interface PaneOptions {
  readonly host: Host;
  readonly send: (text: string, signal: AbortSignal) => Promise<readonly ReviewAlert[]>;
  readonly onView: (view: PaneView) => void;
  /** Sentences for the live region. */
  readonly announce: (message: string) => void;
}

/** Keeps what was found in the paragraphs of a host's document, and makes the changes that are accepted there. */
export function createPaneSession({ host, send, onView, announce }: PaneOptions): PaneSession {
  let paragraphs: PaneParagraph[] = [];
  let active: PaneView['active'] = null;
  let [read, reading, trouble]: [boolean, boolean, unknown] = [false, false, null];
  let isKnownWord = dictionaryFilter([]);
  const dismissed = new Set<string>();
  const known = new Map<string, readonly ReviewAlert[]>();
  /** Hosts do one thing after another. */
  let doing: Promise<unknown> = Promise.resolve();

  const scheduler = createCheckScheduler<readonly ReviewAlert[]>({
    check: send,
    onFound(text, found) {
      known.set(text, found);
      paragraphs = paragraphs.map((paragraph) => (paragraph.text === text ? withAlerts(paragraph, found) : paragraph));
      refresh();
    },
    onFailed(_, error) {
      trouble = error;
      refresh();
    },
    // the client has tried again already
    mayPass: () => null,
  });

  const shown = (): PlacedAlert[] =>
    paragraphs.flatMap(({ alerts }) =>
      alerts.filter(({ alert }) => !isDismissed(dismissed, alert) && !isKnownWord(alert)),
    );
  function refresh(): void {
    // a change accepted while the document is read anew would be lost: its paragraph is about to go
    const alerts = reading ? [] : shown();
    if (!alerts.some(({ id }) => id === active?.id)) active = null;
    onView({ alerts, active, read, reading, open: scheduler.open, trouble });
  }
  /** The paragraph of an alert and its stretch there now; undefined when it is gone. */
  function placeOf(id: string): { paragraph: PaneParagraph; stretch: Stretch } | undefined {
    for (const paragraph of paragraphs) {
      const placed = paragraph.alerts.find((each) => each.id === id);
      if (placed) return { paragraph, stretch: placed.alert };
    }
    return undefined;
  }
  function settle(fresh: PaneParagraph[]): void {
    paragraphs = fresh.map((paragraph) => {
      const found = known.get(paragraph.text);
      return found ? withAlerts(paragraph, found) : paragraph;
    });
    const open = paragraphs.map(({ text }) => text).filter((text) => !known.has(text) && /\p{L}/u.test(text));
    scheduler.want(open, null);
    refresh();
  }
  /** After what was asked for before; a fault of the host is said, and does not stop what follows. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    const turn = doing.then(task).catch((error: unknown) => {
      trouble = error;
      refresh();
    });
    doing = turn;
    return turn;
  }
  async function change(id: string, replacement: string): Promise<boolean> {
    const place = placeOf(id);
    if (!place) return false;
    const { paragraph, stretch } = place;
    const outcome = await host.replace(paragraph, stretch, replacement);
    if (outcome.status !== 'done') {
      announce(outcome.status === 'changed' ? CHANGED : `${BLOCKED} Change them in ${host.name}.`);
      return false;
    }
    // by its index: an answer of a check may have come meanwhile
    settle(
      paragraphs.map((each) =>
        each.index === paragraph.index ? adopted(each, stretch, replacement, outcome.text) : each,
      ),
    );
    return true;
  }

  return {
    check() {
      [reading, trouble] = [true, null];
      scheduler.stop();
      refresh();
      return inTurn(async () => {
        const texts = await host.read().finally(() => {
          reading = false;
        });
        read = true;
        settle(texts.map((text, index) => ({ index, text, alerts: [] })));
      });
    },
    accept({ id, alert }, replacement) {
      void inTurn(async () => {
        if (await change(id, replacement)) announce(`Changed “${alert.covered}” to “${replacement}”.`);
      });
    },
    acceptAll(chosen) {
      void inTurn(async () => {
        let made = 0;
        for (const { id, alert } of chosen)
          if (alert.replacements[0] !== undefined && (await change(id, alert.replacements[0]))) made++;
        announce(`Made ${made} of ${chosen.length} changes.`);
      });
    },
    dismiss({ alert }) {
      dismissed.add(alert.key);
      announce(`Dismissed “${alert.covered}”.`);
      refresh();
    },
    ignoreRule({ alert }) {
      dismissed.add(ruleKey(alert.rule));
      announce('Ignored this rule in this text.');
      refresh();
    },
    activate(id, place = 'list') {
      active = id === null ? null : { id, place };
      refresh();
      const at = id === null ? undefined : placeOf(id);
      if (!at) return;
      void inTurn(async () => {
        const { status } = await host.show(at.paragraph, at.stretch);
        if (status === 'changed') announce(CHANGED);
      });
    },
    setDictionary(words) {
      isKnownWord = dictionaryFilter(words);
      refresh();
    },
    // the text is the editor's, which keeps its own place and focus
    focus: () => undefined,
    firstInView: () => null,
    stop: () => scheduler.stop(),
  };
}

const CHANGED = 'This paragraph has changed since it was checked. Check the document again.';
const BLOCKED = 'These words cannot be changed from here: a tracked deletion, a field or a note stands among them.';
