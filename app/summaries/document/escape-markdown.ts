/** Escapes what markdown would read as a mark, so that a record's words stay words. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&|~]/g, '\\$&')
    .replace(/^([#+-])/, '\\$1')
    .replace(/^[–—•◦▪‣](?=\s)/u, (bullet) => `&#${bullet.codePointAt(0)};`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/(#+)$/, '\\$1');
}
