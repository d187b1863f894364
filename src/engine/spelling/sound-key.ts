/**
 * Returns a key that words of similar sound share, like Metaphone (Philips 1990), but with one sign for all vowels in their place, so that "enuff" matches
 * "enough" and "fonetic" matches "phonetic".
 */
export function soundKey(lower: string): string {
  return lower
    .replace(/[^a-z]/g, '')
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/^wh/, 'w')
    .replace(/^x/, 's')
    .replace(/(?:ough|augh)(?=t)/g, 'o')
    .replace(/(?<=[cnrt])ough$|augh$/g, 'of')
    .replace(/ph/g, 'f')
    .replace(/gh(?=[^aeiouy]|$)/g, '')
    .replace(/tch/g, 'C')
    .replace(/ch/g, 'C')
    .replace(/sh|(?<=[st])i(?=o)|ci(?=[ao])/g, 'S')
    .replace(/(?<![st])[st]+S/g, 'S')
    .replace(/th/g, 'T')
    .replace(/ck|[cq](?![eiy])|x/g, 'k')
    .replace(/c/g, 's')
    .replace(/dg(?=[eiy])|g(?=[eiy])/g, 'j')
    .replace(/z/g, 's')
    .replace(/mb$/, 'm')
    .replace(/^(.)[aeiouyhw]+$/, '$1')
    .replace(/(?<=[^aeiouyhw])[aeiouyhw]+$/, '')
    .replace(/[aeiouyw]+h?/g, 'a')
    .replace(/h/g, '')
    .replace(/(.)(?=\1)/g, '');
}
