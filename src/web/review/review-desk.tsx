import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Node } from 'prosemirror-model';
import type { ReviewTerms } from '../../contract/review.ts';
import { type AccountStore, storeOf } from '../account-store.ts';
import { explain, isAbort } from '../api/request.ts';
import { addWord, checkForReview, getReviewTerms, removeWord } from '../api/review.ts';
import { navigate } from '../router.ts';
import { useSession, useWriter } from '../session.tsx';
import { guestWords, keepGuestWords, takeSample } from '../texts/guest-texts.ts';
import { newTextId } from '../texts/text-heads.ts';
import { putText } from '../texts/text-library.ts';
import { useKeptText } from '../texts/use-kept-text.ts';
import { useTitle } from '../title.ts';
import type { Category } from './alert.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import { scopesOf } from './bulk.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { mayPass, troubleOf } from './check-failures.ts';
import type { ReviewOptions } from './check-options.ts';
import { DictionaryDialog } from './dictionary-dialog.tsx';
import { FoldedOptions } from './folded-options.tsx';
import type { Format } from './formatting.ts';
import { GuestNote } from './guest-note.tsx';
import { addLessons } from './lessons.ts';
import { MARKS } from './marks.ts';
import { RegionalHint } from './regional-hint.tsx';
import { createReviewController } from './review-controller.ts';
import { ReviewLayout } from './review-layout.tsx';
import type { ReviewController, ReviewView } from './review-view.ts';
import { SampleNote } from './sample-note.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { listed, unknownWords } from './unknown-words.ts';
import { UnknownWordsDialog } from './unknown-words-dialog.tsx';
import { useSample } from './use-sample.ts';
import { REVIEW as words } from './words.ts';

/** A text on the writing surface, checked while the writer types. */
export function ReviewDesk({ id, text }: { readonly id: string; readonly text: AccountStore }) {
  const [view, setView] = useState<ReviewView | null>(null);
  const [message, setMessage] = useState('');
  // The same words a second time are only read out when something about them is new.
  const announce = (said: string) => setMessage((before) => (before === said ? `${said}\u00a0` : said));
  const [terms, setTerms] = useState<ReviewTerms | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<Category>>(new Set());
  const [showDictionary, setShowDictionary] = useState(false);
  const [formats, setFormats] = useState<ReadonlySet<Format>>(new Set());
  const [showKeys, setShowKeys] = useState(false);
  const [showSave, setShowSave] = useState(false);
  const [bulk, setBulk] = useState<ReturnType<typeof scopesOf>>([]);
  const [showUnknown, setShowUnknown] = useState(false);
  const { id: account, isGuest } = useWriter();
  const { state } = useSession();
  const store = useMemo(() => storeOf(account), [account]);
  const kept = useKeptText({ store, text, id, onOther: () => controller.lookForOther() });
  const controller: ReviewController = useMemo(
    () =>
      createReviewController({
        store: text,
        onSaved: kept.saved,
        onCorrected: (lessons) => addLessons(store, lessons),
        send: (current) => (text, signal) => checkForReview(text, current(), signal, isGuest),
        mayPass,
        onView: setView,
        onOptions: (next) => setOptions(next),
        announce,
        onFormats: setFormats,
        onHelp: () => setShowKeys(true),
      }),
    [],
  );
  const [options, setOptions] = useState<ReviewOptions>(controller.options);
  const sample = useSample(text, controller);

  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    controller.mount(
      surface.current!,
      {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.yourText,
        'aria-describedby': 'surface-help',
        lang: 'en',
        spellcheck: 'false',
        autocorrect: 'off',
      },
      words.hint,
    );
    if (controller.isEmpty() && takeSample(store, isGuest)) sample.show();
    // A text that was just begun waits for its first word.
    if (id !== account && controller.isEmpty()) setTimeout(() => controller.focus());
    return () => {
      controller.destroy();
      kept.close();
    };
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    getReviewTerms(leaving.signal, isGuest).then(
      (sent) => {
        const found = isGuest ? { ...sent, dictionary: guestWords(store) } : sent;
        setTerms(found);
        controller.setTerms(found.score, [...found.dictionary, ...found.team_dictionary]);
      },
      (error: unknown) => isAbort(error) || setFailure(explain(error)),
    );
    return () => leaving.abort();
  }, []);

  const changeOptions = (next: ReviewOptions) => {
    setOptions(next);
    controller.setOptions(next);
  };
  const changeDictionary = useCallback(
    (change: (words: readonly string[]) => string[], work: () => Promise<unknown>) => {
      setTerms((known) => {
        if (!known) return known;
        const dictionary = change(known.dictionary);
        controller.setDictionary([...dictionary, ...known.team_dictionary]);
        if (isGuest) keepGuestWords(store, dictionary);
        return { ...known, dictionary };
      });
      if (!isGuest) work().catch((error: unknown) => setFailure(explain(error)));
    },
    [],
  );
  const addAll = (added: readonly string[]) => {
    changeDictionary(
      (words) => [...new Set([...words, ...added])].sort((a, b) => a.localeCompare(b)),
      () => Promise.all(added.map(addWord)),
    );
    announce(added.length === 1 ? words.inDictionary(added[0]!) : words.inDictionaryMany(added.length));
  };
  const add = (word: string) => addAll([word]);
  const unknown = unknownWords(view?.alerts ?? []);
  const showWord = (word: string) => {
    const place = unknown.find((known) => known.word === word)?.places[0];
    if (place) controller.activate(place.id, 'text');
  };
  const remove = (word: string) =>
    changeDictionary(
      (words) => words.filter((known) => known !== word),
      () => removeWord(word),
    );
  const toggle = (category: Category) => {
    const next = new Set(hidden);
    if (!next.delete(category)) next.add(category);
    setHidden(next);
    controller.setHidden(next);
  };

  /** Begins another text with this text's options. */
  const begin = (doc: Node | null, name = '') => {
    const next = newTextId();
    const draft = { doc, options, dismissed: [], accepted: [] };
    if (putText(store, next, draft, { name, place: kept.head.place })) navigate(`/review/${next}`);
    else setFailure(words.noRoom);
  };
  const open = (file: File) => {
    setFailure(null);
    // The code that reads files is loaded when the first file is opened.
    import('./files/open-file.ts')
      .then(({ openFile }) => openFile(file))
      .then(
        (opened) => {
          if (typeof opened === 'string') setFailure(opened);
          else if (view?.empty === false) begin(opened.doc, opened.name);
          else controller.replaceDocument(opened.doc, words.opened(file.name));
        },
        (error: unknown) => setFailure(explain(error)),
      );
  };
  const title = kept.head.name || view?.title || '';
  useTitle(title || words.title);

  const acceptMore = (of?: PlacedAlert) =>
    setBulk(scopesOf(view?.alerts.filter(({ alert }) => !hidden.has(alert.category)) ?? [], of));

  return (
    <>
      <ReviewLayout
        view={view}
        formats={formats}
        hidden={hidden}
        onToggle={toggle}
        actions={{ controller, addWord: add, acceptMore }}
        options={<FoldedOptions options={options} guides={terms?.style_guides ?? []} onChange={changeOptions} />}
        hint={
          <RegionalHint
            alerts={view?.alerts ?? []}
            language={options.language}
            onLanguage={(language) => changeOptions({ ...options, language })}
          />
        }
        surface={
          <div
            class={`surface ${[...hidden].map((category) => `surface-without-${MARKS[category].slug}`).join(' ')}`}
            ref={surface}
          />
        }
        failure={failure ?? troubleOf(view)}
        note={
          sample.isShown ? (
            <SampleNote onKeep={sample.keep} onDiscard={sample.discard} />
          ) : (
            isGuest && state && <GuestNote isFirst={state.firstAccount} signUpOpen={state.signUpOpen} />
          )
        }
        isGuest={isGuest}
        onSample={sample.show}
        onNew={() => begin(null)}
        kept={kept}
        onOpen={open}
        onSave={() => setShowSave(true)}
        onDictionary={() => setShowDictionary(true)}
        onHelp={() => setShowKeys(true)}
        onUnknown={() => setShowUnknown(true)}
      />
      <p class="visually-hidden" role="status" aria-live="polite">
        {message}
      </p>
      {bulk.length > 0 && (
        <BulkDialog scopes={bulk} onAccept={(chosen) => controller.acceptAll(chosen)} onClose={() => setBulk([])} />
      )}
      {showSave && <SaveDialog toSave={() => controller.toSave()} title={title} onClose={() => setShowSave(false)} />}
      {showKeys && <ShortcutsDialog onClose={() => setShowKeys(false)} />}
      {showUnknown && (
        <UnknownWordsDialog
          words={listed(unknown)}
          onAdd={addAll}
          onShow={showWord}
          onClose={() => setShowUnknown(false)}
        />
      )}
      {showDictionary && (
        <DictionaryDialog
          words={terms?.dictionary ?? []}
          onAdd={add}
          onRemove={remove}
          onClose={() => setShowDictionary(false)}
        />
      )}
    </>
  );
}
