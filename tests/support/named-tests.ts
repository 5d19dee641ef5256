import { existsSync, readFileSync } from 'node:fs';

export type NamedTest = { file: string; title: string };

/** The tests that a cell of a table names: `file › title`, in code. */
export function namedTests(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    file,
    title: title.replaceAll('\\|', '|'),
  }));
}

const sources = new Map<string, string>();

/** Whether a file has a test of that title, as the literal it is given by. */
export function isThere({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(['"\`])${literal}\\1\\s*[,:]`).test(source);
}

/** The cells of a table's row, in Markdown. */
export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\| | \|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
