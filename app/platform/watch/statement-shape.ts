const longest = 300;

/**
 * What a statement looks like without any value: placeholders, texts and numbers are one mark, and
 * a list of them is as long as any other.
 */
export function statementShape(sql: string): string {
  const shape = sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\$\d+|\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/[`"](?:main|public)[`"]\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/\?(?: ?, ?\?)+/g, '…')
    .replace(/\(…\)(?: ?, ?\(…\))+/g, '(…), …')
    .trim();
  return shape.length > longest ? `${shape.slice(0, longest - 1)}…` : shape;
}
