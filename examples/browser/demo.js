import { createChecker } from './emend/index.js';

const byId = (id) => document.getElementById(id);
const [form, text, language, rulesOnly] = ['form', 'text', 'language', 'rules-only'].map(byId);
const [check, loading, progress, status, results] = ['check', 'loading', 'progress', 'status', 'results'].map(byId);

/** The checker in use, made at the first check, and the choice that it was made for. */
let current;

async function checkerOf(choice) {
  if (current?.rulesOnly === choice) return current.checker;
  await current?.checker.close();
  current = undefined;
  loading.hidden = false;
  try {
    const checker = await createChecker({
      models: 'models/',
      rulesOnly: choice,
      onProgress({ loaded, total }) {
        progress.value = loaded / total;
        say(`Loading the models: ${megabytes(loaded)} of ${megabytes(total)} MB.`);
      },
    });
    current = { rulesOnly: choice, checker };
    return checker;
  } finally {
    loading.hidden = true;
  }
}

const megabytes = (bytes) => Math.round(bytes / 1e6);

function say(message) {
  status.textContent = message;
}

/** Checks what the field holds now, and lists what was found. */
async function checkText() {
  check.disabled = true;
  try {
    const checker = await checkerOf(rulesOnly.checked);
    const checked = text.value;
    const { sentences } = await checker.check(checked, { language: language.value });
    // somebody wrote meanwhile: the places are those of a former text
    if (text.value !== checked) return await checkText();
    const alerts = sentences.flatMap((sentence) => sentence.alerts);
    results.replaceChildren(...alerts.map(itemOf));
    say(alerts.length === 0 ? 'Nothing to correct.' : `${alerts.length} to correct or consider.`);
  } catch (error) {
    results.replaceChildren();
    say(error.message);
  } finally {
    check.disabled = false;
  }
}

function itemOf(alert) {
  const { covered, kind, comment, replacements } = alert;
  const item = document.createElement('li');
  const heading = element('p', {}, element('q', {}, covered), element('span', { className: 'kind' }, ` ${kind}`));
  const buttons = replacements.map((replacement) =>
    element('button', { type: 'button', onclick: () => replace(alert, replacement) }, `Change to “${replacement}”`),
  );
  const show = element('button', { type: 'button', onclick: () => select(alert) }, 'Show in the text');
  item.append(heading, element('p', {}, comment), element('p', { className: 'buttons' }, ...buttons, show));
  return item;
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function select({ start, end }) {
  text.focus();
  text.setSelectionRange(start, end);
}

async function replace({ start, end }, replacement) {
  text.setRangeText(replacement, start, end, 'end');
  await checkText();
  // the button that had the focus is gone
  byId('results-title').focus();
}

/** Places in a text that has changed since are no places any more. */
text.addEventListener('input', () => {
  results.replaceChildren();
  say('The text has changed. Check it again.');
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void checkText();
});
