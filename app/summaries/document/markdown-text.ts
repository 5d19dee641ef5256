/** Escapes what markdown would read as a mark, so that a record's words stay words. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&|~]/g, '\\$&')
    .replace(/^([#+-])/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/(#+)$/, '\\$1');
}

/** The words of a line of markdown without its marks: emphasis, code, other links, escapes. */
export function plainText(markdown: string): string {
  let text = '';
  for (let index = 0; index < markdown.length; index += 1) {
    const char = markdown[index] ?? '';
    if (char === '\\' && /[!-/:-@[-`{-~]/.test(markdown[index + 1] ?? '')) {
      text += markdown[index + 1] ?? '';
      index += 1;
    } else if (char === '*' || char === '`') {
      // a mark of emphasis or code
    } else if (char === '[') {
      const link = /^\[([^\]\n]{0,300})\]\([^)\s]{0,2000}\)/.exec(
        markdown.slice(index, index + 2400),
      );
      if (link) {
        text += link[1] ?? '';
        index += link[0].length - 1;
      } else text += char;
    } else text += char;
  }
  return text.replace(/\s+/g, ' ');
}
