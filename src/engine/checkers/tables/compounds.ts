/** Words that are written as one and learners split, and the other way round. */
export const COMPOUNDS = `
[any one>anyone] {MD|VBZ|WP} :: 0.7
[any body>anybody]
[any thing>anything]
[any where>anywhere]
[every body>everybody]
[every thing>everything] :: 0.9
[every where>everywhere] :: 0.9
[every one>everyone] {MD|VBZ|VBD|WP} :: 0.85
[some one>someone] {VBZ|WP|MD|END|VBD|JJ}
[some body>somebody]
[some thing>something]
[some where>somewhere]
[some how>somehow]
[some times>sometimes] {PRP|DT|END|VBP|JJ|NNS} :: 0.85
[sometime>sometimes] {PRP} {VBP|VBZ|MD} :: 0.8
[no body>nobody]
[no where>nowhere] :: 0.9
[noone>no one]
[can not>cannot] {VB|RB|be} :: 0.75
[my self>myself] {END|IN|TO|CC|DT}
[him self>himself] {END|IN|TO|CC|DT}
[her self>herself] {END|IN|TO|CC}
[it self>itself] {END|IN|TO|CC}
[them selves>themselves]
[our selves>ourselves]
[your self>yourself] {END|IN|TO|CC|DT}
[them self>themselves] {END|IN|TO|CC|DT} :: 0.9
[him selves>himself]
[theirself|theirselves>themselves]
[ourself>ourselves] :: 0.7
[hisself>himself]
[an other>another]
[a nother>another]
[al ready>already]
[all ready>already] {VBN|VBD|JJ} :: 0.4
have|has|had|is|are|was [all ready>already] {VBN|JJ|VBD|DT} :: 0.7
[all together>altogether] different :: 0.5
[all though>although] {PRP|DT|EX} :: 0.9
[al though>although]
[all so>also] {VBP|VBZ|VBD} :: 0.6
[all most>almost] {DT|CD|IN|RB} :: 0.85
[all ways>always] {VBP|VBZ|VBD|VBN|JJ} :: 0.85
[al most>almost]
[al so>also]
[al ways>always]
[alot>a lot]
[alots>a lot]
[infact>in fact]
[in deed>indeed]
[incase>in case]
[inspite>in spite]
[inorder>in order]
[in to>into] account|consideration|trouble|pieces|groups|parts|practice|the {NN|NNS} :: 0.6
take|takes|taken|taking|took {PRP}? [in to>into] account|consideration
[in side>inside] {DT|PRP$} :: 0.85
[out side>outside] {DT|PRP$|END} :: 0.85
[there fore>therefore]
[therefor>therefore]
[where as>whereas] {DT|PRP|NNS|NN|EX|JJ} :: 0.9
[how ever>however]
[never the less>nevertheless]
[further more>furthermore] , :: 0.95
[more over>moreover] ,
[mean while>meanwhile]
in|the [mean time>meantime] {END|PRP} :: 0.8
[other wise>otherwise]
[now a days>nowadays]
[now days>nowadays]
[nowaday>nowadays]
[nowdays>nowadays]
[nowsdays>nowadays]
[now adays>nowadays]
[long life>lifelong] learning|learner|friend :: 0.8
[life long>lifelong] :: 0.85
[life style>lifestyle] :: 0.9
[life styles>lifestyles] :: 0.9
[life time>lifetime] {END|IN} :: 0.8
[class mate>classmate]
[class mates>classmates]
[class room>classroom]
[class rooms>classrooms]
[room mate>roommate]
[home work>homework] :: 0.95
[house work>housework]
[house wife>housewife]
[home town>hometown] :: 0.75
[air port>airport]
[back ground>background]
[foot ball>football]
[basket ball>basketball]
[volley ball>volleyball]
[news paper>newspaper]
[news papers>newspapers]
[note book>notebook] :: 0.85
[text book>textbook] :: 0.8
[text books>textbooks] :: 0.8
[week end>weekend]
[week ends>weekends]
[weekend end>weekend]
[work shop>workshop] :: 0.9
[work place>workplace] :: 0.6
[under stand>understand]
[under ground>underground] :: 0.8
[grand father>grandfather]
[grand mother>grandmother]
[grand parents>grandparents]
[grand son>grandson]
[super market>supermarket]
[super markets>supermarkets]
[birth day>birthday]
[bed room>bedroom]
[bath room>bathroom]
[earth quake>earthquake]
[out come>outcome] {END|IN|VBZ} :: 0.8
[down load>download]
[up load>upload]
[break fast>breakfast] {END} :: 0.8
[day light>daylight]
[finger print>fingerprint]
[green house>greenhouse] gas|gases|effect|effects
a|have|bad [head ache>headache]
[sea side>seaside] :: 0.7
[sun light>sunlight]
[to gether>together]
[to morrow>tomorrow]
[with out>without] {DT|NN|NNS|VBG|PRP|PRP$|JJ}
[with in>within] {DT|CD|PRP$} :: 0.6
[through out>throughout] {DT|PRP$}
[thank's>thanks]
[thankyou>thank you]
[nolonger>no longer]
[atleast>at least]
`;
