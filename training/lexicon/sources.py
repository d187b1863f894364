"""Readers for the word lists from which the lexicon is built. Each returns plain Python data and makes no decisions."""
import glob
import json
import lzma
import os
import re
from collections import defaultdict


def hunspell(folder: str) -> set[str]:
    """All forms of a Hunspell dictionary (prefixes and suffixes expanded, cross products included, genitives left
    out)."""
    rules: dict[str, list] = defaultdict(list)
    cross: dict[str, bool] = {}
    kinds: dict[str, str] = {}
    with open(os.path.join(folder, 'index.aff'), encoding='utf-8') as file:
        for line in file:
            part = line.split()
            if len(part) < 4 or part[0] not in ('PFX', 'SFX'):
                continue
            kind, flag = part[0], part[1]
            if len(part) == 4:
                kinds[flag], cross[flag] = kind, part[2] == 'Y'
                continue
            strip, add, condition = (part[2] if part[2] != '0' else ''), part[3].split('/')[0], part[4]
            add = '' if add == '0' else add
            pattern = re.compile('^' + condition if kind == 'PFX' else condition + '$')
            rules[flag].append((strip, add, pattern))

    def apply(word: str, flag: str):
        for strip, add, pattern in rules[flag]:
            if not pattern.search(word):
                continue
            if kinds[flag] == 'PFX' and word.startswith(strip):
                yield add + word[len(strip):]
            elif kinds[flag] == 'SFX' and word.endswith(strip):
                yield (word[:-len(strip)] if strip else word) + add

    forms: set[str] = set()
    with open(os.path.join(folder, 'index.dic'), encoding='utf-8') as file:
        next(file)
        for line in file:
            entry, _, flags = line.strip().split('\t')[0].partition('/')
            if not entry or any(character.isdigit() for character in entry):
                continue
            forms.add(entry)
            suffixed = [(form, flag) for flag in flags if kinds.get(flag) == 'SFX' and flag != 'M' for form in apply(entry, flag)]
            forms.update(form for form, _ in suffixed)
            for flag in flags:
                if kinds.get(flag) != 'PFX':
                    continue
                forms.update(apply(entry, flag))
                if cross[flag]:
                    for form, suffix in suffixed:
                        if cross[suffix]:
                            forms.update(apply(form, flag))
    return forms


def scowl(folder: str, variants: list[str], classes: list[str], largest: int) -> set[str]:
    """Words of SCOWL's `variants` and `classes` up to a size, without genitives."""
    words: set[str] = set()
    for path in glob.glob(os.path.join(folder, '*-*.*')):
        name, _, size = os.path.basename(path).rpartition('.')
        variant, _, kind = name.partition('-')
        if variant in variants and kind in classes and int(size) <= largest:
            with open(path, encoding='iso-8859-1') as file:
                words.update(line.strip() for line in file)
    return {word for word in words if word and not word.endswith("'s")}


def _alternatives(cell: str) -> list[str]:
    """'superlatives (elder) / x | y' -> forms, the preferred first, without marks of doubt and archaic forms."""
    main = re.sub(r'\([^)]*\)', ' ', cell)
    extra = ' '.join(re.findall(r'\(([^)]*)\)', cell))
    forms = []
    for piece in re.split(r'[\s/|,]+', main + ' ' + extra):
        if not piece or piece.startswith('@'):
            continue
        form = piece.lstrip('~-+')
        if re.fullmatch(r"[A-Za-z']+", form):
            forms.append(form)
    return forms


def twelve_dicts(path: str):
    """2of12id: yields lemma, part of speech (N, V, A, ...), cells (each a list of forms, preferred first), mass (all plurals marked '~')."""
    with lzma.open(path, 'rt', encoding='iso-8859-1') as file:
        for line in file:
            match = re.match(r"([-+~]?)([A-Za-z']+) ([A-Z])(?: \{[^}]*\})?:(.*)$", line.rstrip())
            if not match or match.group(1) == '-':
                continue
            raw = re.sub(r'\{[^}]*\}', '', match.group(4)).strip()
            cells = [cell for cell in re.split(r'\s{2,}', raw) if cell]
            mass = match.group(3) == 'N' and '~' in raw
            yield match.group(2), match.group(3), [_alternatives(cell) for cell in cells], mass


def agid(path: str):
    """AGID: yields lemma, part of speech, whether it is confirmed, cells of certain forms."""
    with lzma.open(path, 'rt', encoding='iso-8859-1') as file:
        for line in file:
            match = re.match(r"([A-Za-z']+) ([VNA])(\??): (.*)$", line.rstrip())
            if not match:
                continue
            cells = []
            for cell in match.group(4).split(' | '):
                forms = []
                for piece in cell.split(', '):
                    part = re.match(r"([A-Za-z']+)([~<!?]*)(?: ([\d.]+))?", piece)
                    if part and '?' not in part.group(2) and '!' not in part.group(2) and float(part.group(3) or 0) < 2:
                        forms.append(part.group(1))
                cells.append(forms)
            yield match.group(1), match.group(2), not match.group(3), cells


def varcon(path: str):
    """VarCon: yields (level, usage note, [(tags, word), ...]) per line."""
    level = 0
    with open(path, encoding='iso-8859-1') as file:
        for line in file:
            line = line.split(' ## ')[0].rstrip('\n')
            if line.startswith('#'):
                found = re.search(r'\(level (\d+)\)', line)
                level = int(found.group(1)) if found else level
                continue
            body, _, note = line.split(' # ')[0].partition(' | ')
            entries = []
            for item in body.split(' / '):
                tags, _, word = item.partition(': ')
                if word:
                    entries.append((tags.split(), word.strip()))
            if entries:
                yield level, note.strip(), entries


def codespell(path: str) -> dict[str, tuple[list[str], bool]]:
    """Misspelling -> (corrections, several or doubtful)."""
    opener = lzma.open if path.endswith('.xz') else open
    entries = {}
    with opener(path, 'rt', encoding='utf-8') as file:
        for line in file:
            wrong, _, right = line.strip().partition('->')
            if not right:
                continue
            listed = ',' in right
            parts = [part.strip() for part in right.split(',')]
            reason = parts[-1] if listed else ''
            corrections = [part for part in (parts[:-1] if listed else parts) if part]
            if corrections:
                entries[wrong] = (corrections, listed and (bool(reason) or len(corrections) > 1))
    return entries


def pronunciations(folder: str) -> dict[str, list[str]]:
    """CMU pronouncing dictionary: word -> first phones of each pronunciation."""
    words: dict[str, list[str]] = defaultdict(list)
    with open(os.path.join(folder, 'index.js'), encoding='utf-8') as file:
        for line in file:
            match = re.match(r'\s*("(?:[^"\\]|\\.)+"|[a-z]+): "([A-Z]+\d?)( [A-Z]+)?', line)
            if match:
                key = json.loads(match.group(1)) if match.group(1)[0] == '"' else match.group(1)
                words[re.sub(r'\(\d+\)$', '', key)].append(match.group(2))
    return words


def counts(path: str):
    """counts.tsv of count_words.py: yields form, opened a sentence, occurrences per group, dispersion."""
    with open(path, encoding='utf-8') as file:
        for line in file:
            cells = line.rstrip('\n').split('\t')
            yield cells[0], cells[1] == '1', [int(cell) for cell in cells[2:-1]], int(cells[-1])
