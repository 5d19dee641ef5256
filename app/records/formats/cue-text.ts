const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** `&amp;`, `&#39;`, `&#x27;` and their like as characters; what is no entity stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (all, dec, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? all;
    const code = dec === undefined ? Number.parseInt(hex, 16) : Number(dec);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Takes out caption markup: `<i>`, `<c.yellow>`, `<00:00:01.000>`, `<font …>`, `{\an8}`. */
export function stripTags(text: string): string {
  return text
    .replace(/<(?:\/?[a-z][^<>]{0,300}|\d[\d:.]{0,20}|\/)>/gi, '')
    .replace(/\{\\[^{}]{0,100}\}/g, '');
}

/** Readable caption text: without markup, entities decoded, lines kept. */
export function plainCueText(text: string): string {
  return decodeEntities(stripTags(text)).replace(/[♪♫]+/g, ' ');
}
