/** Small words that are put for one another; every member of a group is tried in place of every other. */
const GROUPS = `
this these
that those
much many
little few
less fewer
other others another
its their
its it's
he him his
she her
they them their
we us our
i me my
who whom whose
who which that
there their
their they're
your you're
than then
too to
of off
lose loose
affect effect
affects effects
quite quiet
where were
were was
from form
through though
thought though
weather whether
accept except
advice advise
choose chose
passed past
whose who's
lead led
live life
lives life
leave live
feel fell
felt fell
fell fall
then that
an and
any and
are our
as has
as is
be been
being been
but by
can could
will would
shall should
may might
does dose
do does did
has have had
don't doesn't didn't
ever even
every very
each every
either neither
some any
something anything
someone anyone
somebody anybody
somewhere anywhere
few a few
little a little
good well
bad badly
hard hardly
late lately
high highly
near nearly
most almost
most mostly
like as
for since
since from
until by
during while
between among
beside besides
because because of
also too
so such
such so
how what
what which
what that
when where
if whether
and or
and but
make do
made did
makes does
making doing
say tell
said told
says tells
look see
see watch
hear listen
learn teach
rise raise
rises raises
lie lay
sit set
borrow lend
bring take
come go
speak talk
win earn
remember remind
lack luck
people persons
economic economical
historic historical
interested interesting
bored boring
excited exciting
tired tiring
surprised surprising
confused confusing
frightened frightening
worried worrying
disappointed disappointing
satisfied satisfying
relaxed relaxing
shocked shocking
dead died
died dead
alone lonely
asleep sleep
alive live
sensible sensitive
actual current
actually currently
possibility opportunity
chance change
price prize
principal principle
personal personnel
piece peace
plain plane
right write
know now
no not
not no
know known
one won
hole whole
were we're
wont won't
new news
think thing
thinks things
thinking thing
thing think
tree three
there three
by buy
bye by
here hear
hear here
hour our
sea see
week weak
wait weight
waist waste
way weigh
wear where
read red
road rode
sail sale
some same
same some
son sun
story history
soul sole
stationary stationery
steel steal
than that
threw through
throw through
to two
desert dessert
diary dairy
costume custom
cloth clothes
cloths clothes
breath breathe
bath bathe
belief believe
beliefs believes
proof prove
safe save
use used
uses use
maybe may
everyday every day
sometimes sometime
anyone any one
everyone every one
into in
onto on
upon on
below under
above over
across through
along alone
already all ready
altogether all together
although despite
despite although
however but
moreover more
specially especially
special especially
particular particularly
real really
usual usually
final finally
recent recently
quick quickly
easy easily
slow slowly
complete completely
different differently
careful carefully
clear clearly
direct directly
general generally
important importance
different difference
independent independence
patient patience
present presence
absent absence
convenient convenience
violent violence
intelligent intelligence
difficult difficulty
that which
that those
who which
which whose
like such as
amount number
via through
build built
chose choose
later latter
where which
than as
or and
with and
with within
it them
it they
simple simply
new newly
approximate approximately
relative relatively
significant significantly
previous previously
evolutionary evolutionarily
statistical statistically
genetic genetically
principle principal
course coarse
compliment complement
constrains constraints
extend extent
resistant resistance
tolerant tolerance
elder elderly
sometime sometimes
effected affected
adapted adopted
adapt adopt
rise raise
trails trials
decent descent
forth fourth
phosphorous phosphorus
seams seems
device devise
proceeding preceding
respective respectively
under at
under in
under on
due because
this the
these the
our the
followings following
towards to
whilst while
base based
`;

function build(): ReadonlyMap<string, readonly string[]> {
  const sets = new Map<string, Set<string>>();
  const put = (word: string, other: string) => {
    if (word !== other) sets.set(word, (sets.get(word) ?? new Set()).add(other));
  };
  for (const line of GROUPS.trim().split('\n')) {
    const members = groupMembers(line.trim());
    for (const a of members) for (const b of members) if (!a.includes(' ')) put(a, b);
  }
  return new Map([...sets].map(([word, others]) => [word, [...others]]));
}

/** Members of a line; the only members of two words are those of the table below. */
function groupMembers(line: string): string[] {
  const phrases = [
    'such as',
    'a few',
    'a little',
    'because of',
    'every day',
    'any one',
    'every one',
    'all ready',
    'all together',
  ];
  for (const phrase of phrases) {
    if (line.endsWith(` ${phrase}`)) return [line.slice(0, -phrase.length - 1), phrase];
  }
  return line.split(' ');
}

/** What may have been meant instead, by look-up form. */
export const CONFUSION_SETS: ReadonlyMap<string, readonly string[]> = build();
