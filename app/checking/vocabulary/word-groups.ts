import { stem } from '#app/proceedings/language/stem.ts';
import { likeWords } from './like-words.ts';
import { likeWordsOfTowns } from './like-words-of-towns.ts';
import { nearWords } from './near-words.ts';

const groups = groupWords([...likeWords, ...likeWordsOfTowns]);
const nearGroups = groupWords([...likeWords, ...likeWordsOfTowns, ...nearWords]);

function groupWords(lines: readonly string[]): Map<string, number[]> {
  const grouped = new Map<string, number[]>();
  lines.forEach((line, index) => {
    for (const word of line.split(' ')) {
      const key = stem(word);
      const known = grouped.get(key);
      if (!known) grouped.set(key, [index]);
      else if (!known.includes(index)) known.push(index);
    }
  });
  return grouped;
}

/** The groups of like words a stem belongs to. */
export function groupsOf(stemmed: string): readonly number[] {
  return groups.get(stemmed) ?? [];
}

/** The groups of words near in meaning, opposites among them; enough to say that it was spoken of. */
export function nearGroupsOf(stemmed: string): readonly number[] {
  return nearGroups.get(stemmed) ?? [];
}

const speechVerbs = new Set(
  `said say says state states stated tell told note noted notes mention mentioned explain explained
  describe described argue argued warn warned urge urged stress stressed emphasize emphasized add
  added ask asked thank thanked announce announced report reported claim claimed reply replied answer
  answered point pointed recall recalled express expressed discuss discussed according call called
  remark remarked comment commented suggest suggested speaker speakers meeting summary discussing
  discussion talked talking questioned wondered rebutted group believed believe thought think concern
  concerned however therefore although moreover furthermore besides similarly finally lastly firstly
  secondly meanwhile instead example instance indeed overall respectively additionally currently
  recently previously already apart regarding concerning concede conceded admit admitted
  insist insisted vow vowed caution cautioned acknowledge acknowledged criticize criticized
  predict predicted recount recounted observe observed contend contended maintain maintained assert
  asserted cite cited citing highlight highlighted`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Words a summary adds to say that somebody spoke; the source need not hold them. */
export function isSpeechVerb(stemmed: string): boolean {
  return speechVerbs.has(stemmed);
}
