"""Spelling pairs of the two varieties, from VarCon."""
import sources

# both spellings are in use in the second variety, or the spelling depends on the sense: never converted
UNSAFE = set('''practice practise licence license check checks checking checked cheque tire tires tyre curb curbs kerb story stories storey storeys meter meters metre
metres draft drafts draught draughts program programs programme programmes disk disks disc discs inquiry enquiry inquiries enquiries mold mould sulfur
vise vises vice vices mask masque ton tons tonne tonnes cozy bark barque aye ay ax axe ensure insure gray grays bass prize pry jail gaol whiskey whisky
cipher cypher dike dyke plow artifact artefact'''.split())
# among those, pairs that are safe in one direction: (US, UK, safe direction)
ONE_WAY = [('gray', 'grey', 'UK'), ('grays', 'greys', 'UK'), ('cozy', 'cosy', 'UK'), ('plow', 'plough', 'UK'), ('plow', 'plough', 'US'), ('tire', 'tyre', 'US'), ('tires', 'tyres', 'US'),
           ('curb', 'kerb', 'US'), ('check', 'cheque', 'US'), ('checks', 'cheques', 'US'), ('story', 'storey', 'US'), ('stories', 'storeys', 'US'),
           ('program', 'programme', 'US'), ('programs', 'programmes', 'US'), ('meter', 'metre', 'US'), ('meters', 'metres', 'US'), ('jail', 'gaol', 'US'),
           ('practice', 'practise', 'US'), ('license', 'licence', 'US'), ('licenses', 'licences', 'US'), ('draft', 'draught', 'US'), ('mold', 'mould', 'US'),
           ('molds', 'moulds', 'US'), ('moldy', 'mouldy', 'US'), ('mold', 'mould', 'UK'), ('molds', 'moulds', 'UK'), ('artifact', 'artefact', 'US'), ('artifacts', 'artefacts', 'US'),
           ('artifact', 'artefact', 'UK'), ('artifacts', 'artefacts', 'UK'), ('gray', 'grey', 'US'), ('grays', 'greys', 'US'), ('cozy', 'cosy', 'US'), ('dike', 'dyke', 'US')]
# VarCon lists them as British, but modern usage and the journals do not (IUPAC and the Royal Society of Chemistry write
# "sulfur")
COMMON = set('''connexion gramme grammes judgement sulphur sulfur fetus fetal ageing acknowledgement jewelry'''.split())


def pairs(path: str, words: dict) -> dict[str, dict]:
    """
    Form -> {'US': counterpart, 'UK': counterpart, 'variety': 'US' | 'UK' | 'Z' | None}. 'Z' marks the -ize spellings, which are
    American and of the Oxford style.
    """
    us_of: dict[str, set] = {}
    uk_of: dict[str, set] = {}
    oxford: set[str] = set()
    us_only: set[str] = set()
    uk_only: set[str] = set()
    shared: set[str] = set()
    for level, note, entries in sources.varcon(path):
        if level > 80 or '(-)' in note:
            continue
        def having(*wanted: str) -> list[str]:
            return [word.lower() for tags, word in entries if any(tag in wanted for tag in tags) and word.isalpha()]
        us, uk, z = having('A', 'A.'), having('B', 'B.'), having('Z', 'Z.')
        us_also, uk_also = having('Av', 'A.', 'AV'), having('Bv', 'B.', 'BV')
        strong_uk_also = having('Bv', 'B.')
        strong_us_also = having('Av', 'A.')
        if not us or not uk:
            continue
        for form in set(us) & set(uk):
            shared.add(form)
        for form in us:
            if form not in uk:
                for other in uk:
                    if other not in us:
                        us_of.setdefault(other, set()).add(form)
                        uk_of.setdefault(form, set()).add(other)
                if form in z:
                    oxford.add(form)
                if form in strong_uk_also:
                    shared.add(form)
                else:
                    us_only.add(form)
        for form in uk:
            if form not in us:
                if form in strong_us_also and form not in ('grey', 'theatre'):
                    shared.add(form)
                else:
                    uk_only.add(form)
    table: dict[str, dict] = {}

    def row(form: str) -> dict:
        return table.setdefault(form, {'US': None, 'UK': None, 'variety': None})

    for form, others in uk_of.items():
        if len(others) == 1 and form not in shared and form not in UNSAFE and form not in COMMON and form in words:
            row(form)['UK'] = next(iter(others))
            row(form)['variety'] = 'Z' if form in oxford else 'US'
    for form, others in us_of.items():
        if len(others) == 1 and form not in shared and form not in UNSAFE and form not in COMMON and form in words:
            row(form)['US'] = next(iter(others))
            row(form)['variety'] = 'UK'
    for us, uk, to in ONE_WAY:
        if to == 'UK':
            row(us)['UK'], row(us)['variety'] = uk, 'US'
        else:
            row(uk)['US'], row(uk)['variety'] = us, 'UK'
    return {form: entry for form, entry in table.items() if (entry['US'] or entry['UK']) in words}
