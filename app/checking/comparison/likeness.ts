import { isMeetingWord } from '#app/proceedings/language/stop-list.ts';
import { numberAt } from '../statement/number-places.ts';
import type { Statement } from '../statement/statement.ts';
import { isName } from '../vocabulary/names.ts';
import { isSpeechWord } from '../vocabulary/speech.ts';
import { groupsOf } from '../vocabulary/word-groups.ts';

/** Words that every meeting has tell less; 0.3 and 0.6 do alike. */
const meetingWord = 0.4;
/** A like word tells less than the same; 0.6 and 1 do alike by hand. */
const likeWord = 0.8;

export type ContentWord = { isName: boolean; at: number; weight: number };

/** What a stretch of text says: its content words, with like words, and its numbers. */
export type Content = {
  /** Stems and, as '#5', values, each with whether it is a name. */
  keys: ReadonlyMap<string, ContentWord>;
  groups: ReadonlySet<number>;
};

export function contentOf(statement: Statement, from: number, to: number): Content {
  const keys = new Map<string, ContentWord>();
  const groups = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const stemmed = statement.stems[at];
    if (!stemmed || isSpeechWord(stemmed) || keys.has(stemmed)) continue;
    const weight = isMeetingWord(statement.tokens[at]?.word ?? '') ? meetingWord : 1;
    keys.set(stemmed, { isName: isName(statement, at), at, weight });
    for (const group of groupsOf(stemmed)) groups.add(group);
  }
  for (let at = from; at < to; at += 1) {
    const value = numberAt(statement, at)?.value;
    if (value !== undefined) keys.set(`#${value}`, { isName: false, at, weight: 1 });
  }
  return { keys, groups };
}

export type Match = {
  /** Share of what the first says that the second says as well. */
  share: number;
  /** How many words and numbers that are. */
  shared: number;
  missing: string[];
};

/** How much of one content another carries; like words count nearly as much as the same. */
export function matchContent(wanted: Content, found: Content): Match {
  let [total, shared] = [0, 0];
  const missing: string[] = [];
  for (const [key, { weight }] of wanted.keys) {
    total += weight;
    if (found.keys.has(key)) shared += weight;
    else if (groupsOf(key).some((group) => found.groups.has(group))) shared += likeWord * weight;
    else missing.push(key);
  }
  return { share: total === 0 ? 0 : shared / total, shared, missing };
}
