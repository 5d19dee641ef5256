import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import { contentStems } from '#app/proceedings/cases/record-words.ts';
import { whoDecides } from '#app/proceedings/language/deeds.ts';
import { saysNothing } from '#app/proceedings/votes/vote-subject.ts';
import type { NamedMatter } from './matter-words.ts';
import { namedMatter } from './named-matter.ts';
import { plainVerb } from './title-vocabulary.ts';

/**
 * In words: a longer title says what is decided, unless the motion alone names somebody or an amount; and a longer
 * motion is a speech.
 */
const mostWords = { title: 4, titleWithoutName: 12, motion: 30 };
const ownStems = 3;
/** 'Rosa Hale', '$450,000'. */
const named = /\$\d[\d,.]*\d|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu;
const unclear = /\b(?:I|we|us|our|you|your|it|this|that|motion|um|uh|so moved)\b|…|--/i;
/** Whom a body chooses is named by its motion alone. */
const chooses = /^(?:nominate|appoint|reappoint|elect) /i;
const goAhead = /^(?:to )?(?:go ahead and|please|just) /i;
/** 'That staff be directed to report back'. */
const bePassive = pattern('i')`^(?:the )?(.{2,40}?) be (${words(
  'directed instructed appointed reappointed elected allowed named required authorized',
)}) (.+)$`;

/**
 * What a case was decided on in the words of its motion, where only these say it: 'Next is the fire chief', and then
 * 'I move to hire Ms. Hale as fire chief for $112,000'. An agenda's title says it better, unless the motion adds a name or an
 * amount; a motion of the same few words says no more.
 */
export function movedMatter({ entry, title }: Case, motion: string): NamedMatter | null {
  const plain = active(motion.trim().replace(whoDecides, '').replace(goAhead, ''));
  const addsName = plain.match(named)?.some((name) => !title.includes(name)) ?? false;
  const isToldByTitle = entry !== null || wordsIn(title) > mostWords.title;
  if (isToldByTitle && (!addsName || wordsIn(title) > mostWords.titleWithoutName)) return null;
  if (saysNothing(motion) || unclear.test(plain) || wordsIn(plain) > mostWords.motion) return null;
  const [known, said] = [contentStems(title), new Set(contentStems(plain))];
  const isOfCase = known.some((stem) => said.has(stem)) || (addsName && chooses.test(plain));
  // 'Transfer station.', and then 'I move we repair the compactor': a head that the motion never names.
  const isOnlyHeaded = entry === null && said.size >= ownStems;
  if (!isOfCase && !isOnlyHeaded) return null;
  if (isOfCase && !(addsName || said.size > known.length)) return null;
  const matter = namedMatter(plain);
  // 'Approve the lease for $40' is the agenda's lease, and the one that a longer title tells better.
  const isDeed = matter?.deed !== null;
  if (matter === null || matter.isBare || (!isDeed && (isToldByTitle || !isOfCase))) return null;
  return matter;
}

const wordsIn = (text: string) => text.split(/\s+/).length;

function active(motion: string): string {
  return motion.replace(
    bePassive,
    (_whole, who: string, done: string, rest: string) =>
      `${plainVerb(done.replace(/ed$/i, 'ing'))} ${who} ${rest}`,
  );
}
