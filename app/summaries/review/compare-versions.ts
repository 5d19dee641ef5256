import { diffArrays, diffWordsWithSpace } from 'diff';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';

/** Words that both versions have, or only the earlier, or only the later. */
export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string };

export type SentenceDifference = {
  section: string;
  kind: 'same' | 'changed' | 'removed' | 'added' | 'other places';
  parts: DifferencePart[];
};

type Said = { text: string; section: string; citations: number[] };

/**
 * What changed from one version of a summary to the next, sentence by sentence, and inside a
 * sentence word by word. A sentence whose words stand but which rests on other passages is told.
 */
export function compareVersions(earlier: string, later: string): SentenceDifference[] {
  const [before, after] = [readSummaryMarkdown(earlier), readSummaryMarkdown(later)];
  const differences: SentenceDifference[] = [];
  let gone: Said[] = [];
  let at = { before: 0, after: 0 };
  const steps = diffArrays(before, after, {
    comparator: (one, other) => one.text === other.text && one.section === other.section,
  });
  const flush = (come: Said[]) => {
    differences.push(...pair(gone, come));
    gone = [];
  };
  for (const { added, removed, count } of steps) {
    if (removed) {
      flush([]);
      gone = before.slice(at.before, at.before + count);
      at = { ...at, before: at.before + count };
    } else if (added) {
      flush(after.slice(at.after, at.after + count));
      at = { ...at, after: at.after + count };
    } else {
      flush([]);
      for (let step = 0; step < count; step += 1) {
        const [old, now] = [before[at.before + step], after[at.after + step]];
        if (old && now) differences.push(same(old, now));
      }
      at = { before: at.before + count, after: at.after + count };
    }
  }
  flush([]);
  return differences;
}

function same(old: Said, now: Said): SentenceDifference {
  const kind = old.citations.join() === now.citations.join() ? 'same' : 'other places';
  return { section: now.section, kind, parts: [{ kind: 'same', text: now.text }] };
}

/** Sentences that went and sentences that came: those alike are one that was changed. */
function pair(gone: readonly Said[], come: readonly Said[]): SentenceDifference[] {
  const left = [...gone];
  const found: SentenceDifference[] = [];
  for (const now of come) {
    const at = left.findIndex((old) => likeness(old.text, now.text) >= 0.4);
    if (at === -1) {
      found.push(whole('added', now));
      continue;
    }
    // What stood before it and has no like was taken out.
    for (const old of left.splice(0, at)) found.push(whole('removed', old));
    const [old] = left.splice(0, 1);
    const parts = diffWordsWithSpace(old?.text ?? '', now.text).map(
      ({ value, added, removed }): DifferencePart => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }),
    );
    found.push({ section: now.section, kind: 'changed', parts });
  }
  return [...found, ...left.map((old) => whole('removed', old))];
}

function whole(kind: 'added' | 'removed', { text, section }: Said): SentenceDifference {
  return { section, kind, parts: [{ kind, text }] };
}

/** How many of the words of two sentences are the same, from 0 to 1. */
function likeness(one: string, other: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const [mine, theirs] = [words(one), words(other)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return (2 * shared) / Math.max(1, mine.size + theirs.size);
}
