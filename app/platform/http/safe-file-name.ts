const longest = 60;

/** Letters without marks, figures, and hyphens for all between them: safe wherever a file can be kept. */
export function safeFileName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, longest).replace(/^-+|-+$/g, '');
}
