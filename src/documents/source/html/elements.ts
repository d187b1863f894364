import type { StyleKind } from '../../docx/paragraph.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements within a line of text; all others end the paragraph before and after them. */
export const INLINE = names(
  'a abbr acronym b bdi bdo big br cite data del dfn em font i img input ins label mark nobr output picture q rb rp rt rtc ruby s small source span strike strong sub sup time track tt u wbr code kbd samp var math svg button select textarea audio video canvas object embed progress meter map area slot noscript see seealso paramref typeparamref c',
);

/** Content that is not prose and counts as a word of its line. */
export const OPAQUE = names(
  'code c kbd samp tt var math svg button select textarea audio video canvas object progress meter',
);

/** Content that a reader does not see, or that the writer did not write. */
export const UNSEEN = names('template del s strike rp rt datalist map');

/** Content that no reader sees and in which only the end of the element is markup. */
export const RAW = names('script style iframe noembed noframes');

export const LISTING = names('pre xmp listing plaintext');

export const VOID = names('area base br col embed hr img input link meta param source track wbr');

/** Kinds of text in elements; inside one of these, other elements keep the kind of the inner one. */
export const STYLES: ReadonlyMap<string, StyleKind> = new Map(
  Object.entries({
    title: 'title',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading' as const])),
    li: 'list',
    dt: 'list',
    dd: 'list',
    summary: 'heading',
    legend: 'heading',
    nav: 'list',
    td: 'table',
    th: 'table',
    caption: 'caption',
    figcaption: 'caption',
    blockquote: 'quote',
    aside: 'note',
  }),
);

export const ITALIC = names('i em cite dfn');
