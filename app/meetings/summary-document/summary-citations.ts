import { citationMarkdown } from './citation-address.ts';
import type { Citation, Phrase, Place } from './phrase.ts';
import { readLines } from './read-lines.ts';

/** The numbers of the segments that a summary cites, each once. */
export function citedSegments(markdown: string): number[] {
  return [...new Set(citationsIn(markdown).map(({ segment }) => segment))];
}

/** The markdown with its citations leading to other addresses, and nothing else changed. */
export function withCitationAddresses(
  markdown: string,
  addressOf: (segment: number) => string,
): string {
  let led = '';
  let at = 0;
  for (const { segment, label, from, to } of citationsIn(markdown)) {
    led += markdown.slice(at, from) + citationMarkdown(label, addressOf(segment));
    at = to;
  }
  return led + markdown.slice(at);
}

function citationsIn(markdown: string): (Citation & Place)[] {
  return readLines(markdown).flatMap(({ phrases }) => citationsOf(phrases));
}

/** The citations of a line, also those inside of marks. */
export function citationsOf(phrases: readonly Phrase[]): (Citation & Place)[] {
  return phrases.flatMap((phrase) => {
    if (phrase.kind === 'citation') return [phrase];
    return 'phrases' in phrase ? citationsOf(phrase.phrases) : [];
  });
}
