/**
 * Words and phrases that are set off by a comma when they open a sentence. The figure is the share of sentences in edited
 * academic prose that have the comma (openstax, PubMed Central, usgov, arXiv), lowered where learners use the phrase otherwise.
 */
export const INTRODUCTORY_PHRASES = `
however .95
finally .92
for example .98
for instance .98
furthermore .95
in addition .95
additionally .95
in particular .88
moreover .95
thus .5
therefore .85
firstly .93
secondly .94
thirdly .95
fourthly .95
lastly .95
second .75
third .75
first .65
next .55
specifically .93
as a result .9
as a consequence .85
on the other hand .94
on one hand .88
on the one hand .86
on the contrary .93
in fact .95
recently .66
similarly .88
indeed .82
nevertheless .93
nonetheless .94
overall .8
interestingly .94
hence .6
consequently .9
in other words .97
unfortunately .93
fortunately .93
luckily .9
sadly .9
surprisingly .9
hopefully .85
today .55
nowadays .8
in general .88
generally .7
in this case .75
in that case .85
in these cases .85
in such cases .85
in many cases .83
in most cases .8
in some cases .82
importantly .93
more importantly .95
most importantly .93
at the same time .86
to this end .8
as such .85
conversely .95
meanwhile .95
accordingly .9
currently .65
of course .72
typically .75
again .4
remarkably .93
likewise .93
alternatively .94
in this way .75
in conclusion .97
to conclude .95
to sum up .95
to summarize .95
to summarise .95
in summary .97
in short .94
in brief .95
all in all .93
in sum .95
in this context .78
in recent years .85
if so .93
if not .6
ultimately .9
for this reason .88
for these reasons .88
for that reason .88
because of this .8
because of that .8
due to this .8
by contrast .9
in contrast .93
in comparison .9
notably .93
subsequently .82
eventually .7
more specifically .95
in the united states .8
to our knowledge .83
taken together .92
in practice .85
most of the time .7
sometimes .58
usually .5
actually .7
basically .86
obviously .86
clearly .55
apparently .7
evidently .65
certainly .4
undoubtedly .85
personally .93
honestly .93
frankly .93
frankly speaking .95
generally speaking .97
strictly speaking .95
in my opinion .95
in our opinion .95
in my view .93
in my experience .9
from my point of view .95
from this point of view .9
from my perspective .92
as far as i know .92
as far as i am concerned .92
to be honest .95
to tell the truth .95
to be frank .95
after all .78
on average .8
traditionally .8
historically .85
so far .7
otherwise .75
over time .85
yes .85
as expected .85
in the end .93
in doing so .85
namely .8
ideally .88
in turn .9
that said .93
having said that .93
in reality .9
since then .85
from then on .85
after that .85
before that .75
besides .9
besides that .9
besides this .9
apart from that .92
apart from this .92
aside from that .92
in addition to this .92
in addition to that .92
instead .88
in this regard .92
in this respect .85
in the meantime .94
even so .95
of note .95
essentially .75
collectively .85
at present .75
over the years .78
by the way .95
first of all .93
last but not least .95
above all .88
in the first place .88
in the past .65
in the future .75
in the beginning .7
at the beginning .5
at first .62
at last .5
at that time .6
at the moment .7
these days .72
as we know .9
as we all know .9
as you know .93
as you can see .93
as you may know .93
as mentioned above .9
as mentioned before .9
as i said before .93
as i mentioned before .93
as usual .9
as always .88
as a rule .9
as a matter of fact .93
as a whole .7
for now .85
once again .85
not surprisingly .92
theoretically .82
in principle .88
in theory .88
in essence .9
in effect .88
ironically .93
strikingly .93
crucially .9
until now .65
with this in mind .92
at times .6
also .5
anyway .88
well .3
in this sense .78
in a nutshell .95
for one thing .92
for the most part .8
on the whole .88
by and large .88
simultaneously .7
in total .72
even worse .9
what is more .95
what's more .95
worse still .93
in my country .7
in my case .88
in my free time .75
in big cities .65
one day .5
last summer .5
last weekend .5
after a while .68
after a few minutes .65
a few years ago .65
a long time ago .75
some years ago .72
many years ago .72
once upon a time .85
as a child .8
as a student .75
thanks to this .8
thanks to that .8
despite this .9
despite that .9
in spite of this .9
in spite of that .9
in any case .92
in either case .88
either way .92
all things considered .95
needless to say .95
strange as it may seem .9
`;
