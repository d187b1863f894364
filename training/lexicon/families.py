"""Derivational links between words (analyse - analysis - analytical - analytically), by suffix rules that both ends confirm."""
import sources

NOUN, VERB, ADJECTIVE, ADVERB = 1, 2, 4, 8
# (part of speech, ending) -> (part of speech, ending); '' is the bare word
RULES = [
    (VERB, '', NOUN, 'ment'), (VERB, 'e', NOUN, 'ement'), (VERB, 'ge', NOUN, 'gment'), (VERB, 'ate', NOUN, 'ation'), (VERB, 'ize', NOUN, 'ization'), (VERB, 'ise', NOUN, 'isation'),
    (VERB, 'e', NOUN, 'ation'), (VERB, '', NOUN, 'ation'), (VERB, 'ify', NOUN, 'ification'), (VERB, 't', NOUN, 'tion'), (VERB, 'te', NOUN, 'tion'), (VERB, 'ct', NOUN, 'ction'),
    (VERB, 'd', NOUN, 'sion'), (VERB, 'de', NOUN, 'sion'), (VERB, 'ss', NOUN, 'ssion'), (VERB, 'se', NOUN, 'sion'), (VERB, 'mit', NOUN, 'mission'), (VERB, 'eive', NOUN, 'eption'),
    (VERB, 'ribe', NOUN, 'ription'), (VERB, 'uce', NOUN, 'uction'), (VERB, 'ume', NOUN, 'umption'), (VERB, 'olve', NOUN, 'olution'), (VERB, 'rt', NOUN, 'rsion'), (VERB, 'vene', NOUN, 'vention'),
    (VERB, 'pply', NOUN, 'pplication'), (VERB, 'ply', NOUN, 'plication'), (VERB, 'ose', NOUN, 'osition'), (VERB, 'ete', NOUN, 'etition'), (VERB, 'ire', NOUN, 'iration'), (VERB, 'aim', NOUN, 'amation'),
    (VERB, 'ain', NOUN, 'anation'), (VERB, '', NOUN, 'ance'), (VERB, 'e', NOUN, 'ance'), (VERB, '', NOUN, 'ence'), (VERB, 'e', NOUN, 'ence'), (VERB, 'r', NOUN, 'rence'), (VERB, 'y', NOUN, 'iance'),
    (VERB, '', NOUN, 'al'), (VERB, 'e', NOUN, 'al'), (VERB, 'y', NOUN, 'ial'), (VERB, '', NOUN, 'y'), (VERB, 'e', NOUN, 'ure'), (VERB, '', NOUN, 'ure'), (VERB, '', NOUN, 'age'),
    (VERB, '', NOUN, 'er'), (VERB, 'e', NOUN, 'er'), (VERB, '', NOUN, 'or'), (VERB, 'e', NOUN, 'or'), (VERB, 'yse', NOUN, 'ysis'), (VERB, 'yze', NOUN, 'ysis'), (VERB, 'yse', NOUN, 'yst'), (VERB, 'yze', NOUN, 'yst'),
    (VERB, 'yse', ADJECTIVE, 'ytical'), (VERB, 'yze', ADJECTIVE, 'ytical'), (VERB, 'esize', NOUN, 'esis'), (VERB, 'esise', NOUN, 'esis'),
    (VERB, '', ADJECTIVE, 'able'), (VERB, 'e', ADJECTIVE, 'able'), (VERB, 'y', ADJECTIVE, 'iable'), (VERB, '', ADJECTIVE, 'ible'), (VERB, 'e', ADJECTIVE, 'ible'), (VERB, 'd', ADJECTIVE, 'sible'),
    (VERB, 'ate', ADJECTIVE, 'able'), (VERB, 'e', ADJECTIVE, 'ive'), (VERB, '', ADJECTIVE, 'ive'), (VERB, 'd', ADJECTIVE, 'sive'), (VERB, 'de', ADJECTIVE, 'sive'), (VERB, 'uce', ADJECTIVE, 'uctive'),
    (VERB, 'ume', ADJECTIVE, 'umptive'), (VERB, 'ribe', ADJECTIVE, 'riptive'), (VERB, 'eive', ADJECTIVE, 'eptive'), (VERB, 'mit', ADJECTIVE, 'missive'), (VERB, '', ADJECTIVE, 'ative'), (VERB, 'e', ADJECTIVE, 'ative'),
    (VERB, '', ADJECTIVE, 'ant'), (VERB, 'e', ADJECTIVE, 'ant'), (VERB, '', ADJECTIVE, 'ent'), (VERB, 'y', ADJECTIVE, 'iant'), (VERB, '', ADJECTIVE, 'ful'), (VERB, 'e', ADJECTIVE, 'ory'), (VERB, '', ADJECTIVE, 'ory'),
    (ADJECTIVE, '', NOUN, 'ness'), (ADJECTIVE, 'y', NOUN, 'iness'), (ADJECTIVE, '', NOUN, 'ity'), (ADJECTIVE, 'e', NOUN, 'ity'), (ADJECTIVE, 'ble', NOUN, 'bility'), (ADJECTIVE, 'ous', NOUN, 'osity'),
    (ADJECTIVE, 'ous', NOUN, 'ity'), (ADJECTIVE, 'al', NOUN, 'ality'), (ADJECTIVE, 'ent', NOUN, 'ency'), (ADJECTIVE, 'ent', NOUN, 'ence'), (ADJECTIVE, 'ant', NOUN, 'ance'), (ADJECTIVE, 'ant', NOUN, 'ancy'),
    (ADJECTIVE, 'ate', NOUN, 'acy'), (ADJECTIVE, 'al', NOUN, 'alism'), (ADJECTIVE, '', NOUN, 'ism'), (ADJECTIVE, '', NOUN, 'dom'),
    (ADJECTIVE, '', ADVERB, 'ly'), (ADJECTIVE, 'y', ADVERB, 'ily'), (ADJECTIVE, 'le', ADVERB, 'ly'), (ADJECTIVE, 'ic', ADVERB, 'ically'), (ADJECTIVE, 'll', ADVERB, 'lly'), (ADJECTIVE, 'ue', ADVERB, 'uly'),
    (ADJECTIVE, 'ic', ADJECTIVE, 'ical'), (ADJECTIVE, '', VERB, 'en'), (ADJECTIVE, 'e', VERB, 'en'), (ADJECTIVE, '', VERB, 'ize'), (ADJECTIVE, '', VERB, 'ise'), (ADJECTIVE, 'ure', VERB, 'urify'),
    (NOUN, '', ADJECTIVE, 'al'), (NOUN, 'e', ADJECTIVE, 'al'), (NOUN, '', ADJECTIVE, 'ic'), (NOUN, 'e', ADJECTIVE, 'ic'), (NOUN, 'y', ADJECTIVE, 'ic'), (NOUN, 'y', ADJECTIVE, 'ical'), (NOUN, '', ADJECTIVE, 'ical'),
    (NOUN, '', ADJECTIVE, 'ous'), (NOUN, 'y', ADJECTIVE, 'ious'), (NOUN, 'e', ADJECTIVE, 'ous'), (NOUN, 'ion', ADJECTIVE, 'ious'), (NOUN, '', ADJECTIVE, 'ful'), (NOUN, 'y', ADJECTIVE, 'iful'), (NOUN, '', ADJECTIVE, 'less'),
    (NOUN, '', ADJECTIVE, 'y'), (NOUN, 'e', ADJECTIVE, 'y'), (NOUN, '', ADJECTIVE, 'ary'), (NOUN, 'ion', ADJECTIVE, 'ive'), (NOUN, '', ADJECTIVE, 'ly'), (NOUN, 'ism', ADJECTIVE, 'istic'), (NOUN, 'ist', ADJECTIVE, 'istic'),
    (NOUN, 'sis', ADJECTIVE, 'tic'), (NOUN, 'sis', ADJECTIVE, 'tical'), (NOUN, 'ce', ADJECTIVE, 'cial'), (NOUN, 'ce', ADJECTIVE, 'tial'), (NOUN, '', ADJECTIVE, 'ial'), (NOUN, 'y', ADJECTIVE, 'ial'), (NOUN, 'ics', ADJECTIVE, 'ical'),
    (NOUN, 'ics', ADJECTIVE, 'ic'), (NOUN, '', ADJECTIVE, 'ed'), (NOUN, 'nce', ADJECTIVE, 'nt'), (NOUN, 'ty', ADJECTIVE, 'te'),
    (NOUN, '', VERB, 'ize'), (NOUN, '', VERB, 'ise'), (NOUN, 'y', VERB, 'ize'), (NOUN, 'y', VERB, 'ise'), (NOUN, 'is', VERB, 'ize'), (NOUN, 'y', VERB, 'ify'), (NOUN, '', VERB, 'ify'), (NOUN, 'e', VERB, 'ify'), (NOUN, '', VERB, 'en'),
    (NOUN, '', NOUN, 'ist'), (NOUN, 'y', NOUN, 'ist'), (NOUN, 'ism', NOUN, 'ist'), (NOUN, '', NOUN, 'ship'), (NOUN, 'or', NOUN, 'ion'), (NOUN, '', NOUN, 'ian'), (NOUN, 'ics', NOUN, 'ician'), (NOUN, 'ure', NOUN, 'ural'),
]
BY_HAND = '''long length; wide width; deep depth; strong strength; high height; broad breadth; warm warmth; true truth; strengthen strength; lengthen length; widen width; deepen depth; heighten height;
choose choice; lose loss; die death; dead death; live life; alive life; sell sale; give gift; speak speech; think thought; believe belief; prove proof; relieve relief; advise advice; bathe bath; breathe breath; sit seat;
succeed success; succeed successful; success successful; exceed excess; excess excessive; proceed procedure; proceed process; fly flight; weigh weight; see sight; sing song; grow growth; bleed blood; feed food; fill full;
compare comparison; comparison comparable; choose choosy; know knowledge; knowledge knowledgeable; hot heat; proud pride; poor poverty; young youth; angry anger; hungry hunger; free freedom; wise wisdom; bore boredom; safe safety;
just justice; injure injury; destroy destruction; destruction destructive; describe description; maintain maintenance; pronounce pronunciation; explain explanation; explain explanatory; repeat repetition; repetition repetitive; compete competition; compete competitive; compete competitor;
benefit beneficial; science scientific; science scientist; energy energetic; climate climatic; system systematic; problem problematic; drama dramatic; economy economic; economy economical; economics economist; emphasis emphatic; emphasis emphasize; emphasis emphasise;
hypothesis hypothesize; hypothesis hypothetical; basis basic; crisis critical; criticize critical; criticise critical; criticize criticism; criticise criticism; critic criticize; critic criticise; apologize apology; apologise apology; theory theoretical; theory theorize; theory theorise;
environment environmental; government govern; punish punishment; significant significance; significant signify; able ability; enable able; large enlarge; rich enrich; danger dangerous; danger endanger; force enforce; courage encourage; sure ensure; short shorten; short shortage; near nearly; behave behavior;
behave behaviour; behavior behavioral; behaviour behavioural; please pleasure; please pleasant; receive receipt; receive reception; enter entry; enter entrance; depart departure; mix mixture; sign signature; press pressure; moist moisture; invent invention; suspect suspicion; suspicion suspicious;
simple simplicity; simple simplify; simple simply; clear clarity; clear clarify; complex complexity; public publish; publish publication; person personal; vary variation; vary variety; vary various; vary variable; variable variability; different difference; differ different; increase increasingly;
influence influential; consequence consequently; consequence consequent; difficulty difficult; responsible responsibility; necessity necessary; necessitate necessary; important importance; technology technological; technique technical; origin original; originate origin; nature natural; culture cultural'''


# adjectives in -ly next to another adjective
BOTH_LY = set('kindly likely deadly lively cleanly goodly lowly sickly poorly lonely comely elderly early only weakly unlikely ungodly stately'.split())


def parts_of_speech(paths: dict, words: dict) -> dict[str, int]:
    table: dict[str, int] = {}
    codes = {'N': NOUN, 'V': VERB, 'A': ADJECTIVE, 'D': ADVERB}
    for lemma, part, _, _ in sources.twelve_dicts(paths['twelve']):
        if part in codes and lemma in words:
            table[lemma] = table.get(lemma, 0) | codes[part]
    listed = set(table)
    for lemma, part, confirmed, cells in sources.agid(paths['agid']):
        if lemma not in listed and lemma in words and confirmed and words[lemma].total >= 3:
            table[lemma] = table.get(lemma, 0) | codes[part]
    # 2of12id writes A for adjectives and adverbs: an -ly word next to its adjective is an adverb
    for form in list(words):
        if not form.endswith('ly') or not words[form].cases & 1:
            continue
        stems = [form[:-2], form[:-3] + 'y', form[:-2] + 'le', form[:-1] + 'e', form[:-4], form[:-1], form[:-2] + 'e']
        if any(table.get(stem, 0) & ADJECTIVE for stem in stems):
            table[form] = (table.get(form, 0) if form in BOTH_LY else table.get(form, 0) & ~ADJECTIVE) | ADVERB
    for form in 'fast hard late early well often soon very quite rather almost always never here there now then too also just still already yet far near long high low straight'.split():
        table[form] = table.get(form, 0) | ADVERB
    return table


def links(parts: dict[str, int], words: dict, varieties: dict) -> list[tuple[str, str]]:
    pairs: set[tuple[str, str]] = set()
    by_suffix = [(a, old, b, new) for a, old, b, new in RULES]
    for form, mask in parts.items():
        if len(form) < 3 or words[form].total < 3:
            continue
        for a, old, b, new in by_suffix:
            if not mask & a or not form.endswith(old):
                continue
            stem = form[:len(form) - len(old)]
            if len(stem) < 3:
                continue
            other = stem + new
            if other != form and parts.get(other, 0) & b and words[other].total >= 3:
                pairs.add((form, other))
            # a doubled consonant: "begin" - "beginner"
            if old == '' and new[:1] in 'aei' and len(stem) > 3:
                doubled = stem + stem[-1] + new
                if parts.get(doubled, 0) & b and words[doubled].total >= 3:
                    pairs.add((form, doubled))
    for pair in BY_HAND.replace('\n', ' ').split(';'):
        one, other = pair.split()
        if one in words and other in words:
            pairs.add((one, other))
    return sorted(pairs)
