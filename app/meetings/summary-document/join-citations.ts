import type { Phrase } from './phrase.ts';

type CitationPhrase = Extract<Phrase, { kind: 'citation' }>;

/**
 * Makes one citation of a stretch of them: a roll call rests on forty segments, and its reader wants
 * the place where it begins. Segments that follow each other become '5:06–7:26'.
 */
export function joinCitations(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (let at = 0; at < phrases.length; ) {
    const stretch = stretchFrom(phrases, at);
    const phrase = phrases[at];
    if (stretch.citations.length > 1 && shortens(stretch.citations)) {
      joined.push(...asOne(stretch.citations));
      at = stretch.end;
    } else {
      if (phrase) joined.push(phrase);
      at += 1;
    }
  }
  return joined;
}

function stretchFrom(phrases: readonly Phrase[], start: number) {
  const citations: CitationPhrase[] = [];
  let end = start;
  for (let at = start; at < phrases.length; at += 1) {
    const phrase = phrases[at];
    if (phrase?.kind === 'text' && phrase.text.trim() === '' && citations.length > 0) continue;
    if (phrase?.kind !== 'citation') break;
    const before = citations.at(-1);
    if (before && phrase.segment !== before.segment + 1) break;
    citations.push(phrase);
    end = at + 1;
  }
  return { citations, end };
}

function shortens(citations: CitationPhrase[]): boolean {
  return citations.length > 2 || new Set(citations.map(({ label }) => label)).size === 1;
}

function asOne(citations: CitationPhrase[]): CitationPhrase[] {
  const [first, last] = [citations.at(0), citations.at(-1)];
  if (!first || !last) return [];
  const labels = [...new Set([first.label, last.label])];
  return [{ ...first, label: labels.join('–'), to: last.to }];
}
