import { stem } from '#app/proceedings/language/stem.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Segment } from '#app/records/transcript.ts';

const nearestCount = 4;

function contentOf(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter(({ word }) => !isStopWord(word))
      .map(({ word }) => stem(word)),
  );
}

/** Finds the segments whose words come nearest to a sentence that cites none. */
export function nearestSegments(segments: readonly Segment[]): (sentence: string) => number[] {
  const holders = new Map<string, number[]>();
  segments.forEach((segment, position) => {
    for (const word of contentOf(`${segment.speaker ?? ''} ${segment.text}`)) {
      const known = holders.get(word);
      if (known) known.push(position);
      else holders.set(word, [position]);
    }
  });
  return (sentence) => {
    const scores = new Map<number, number>();
    for (const word of contentOf(sentence)) {
      const places = holders.get(word) ?? [];
      const weight = Math.log(1 + segments.length / (1 + places.length));
      for (const position of places) scores.set(position, (scores.get(position) ?? 0) + weight);
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, nearestCount)
      .map(([position]) => segments[position]?.index ?? 0)
      .sort((a, b) => a - b);
  };
}
