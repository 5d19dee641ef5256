import { textOf } from '#app/meetings/summary-document/phrase.ts';
import { readLines, type SummaryLine } from '#app/meetings/summary-document/read-lines.ts';
import { sections } from '../../draft.ts';
import { withBlock } from './case-blocks.ts';

/** The text with a line at the end of its opening; a draft without an opening gets one before its first part. */
export function addToOpening(markdown: string, words: string): string {
  const lines = readLines(markdown);
  const heads = lines.filter(({ kind }) => kind === 'heading');
  const opening = heads.find(isOpening);
  if (!opening) {
    const at = heads[0]?.from ?? markdown.length;
    return withBlock(markdown, at, `## ${sections.inShort}\n\n- ${words}`);
  }
  const until = heads[heads.indexOf(opening) + 1]?.from ?? markdown.length;
  const last = lines.findLast(({ from }) => from < until);
  const told = markdown.slice(0, until).trimEnd();
  const line = `${last?.kind === 'bullet' ? '\n' : '\n\n'}- ${words}`;
  const rest = markdown.slice(until);
  return `${told}${line}\n${rest === '' ? '' : '\n'}${rest}`;
}

const isOpening = ({ phrases }: SummaryLine) =>
  phrases.map(textOf).join('').trim() === sections.inShort;
