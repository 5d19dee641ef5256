import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import { contentStems } from '#app/proceedings/cases/record-words.ts';
import { whoDecides } from '#app/proceedings/language/deeds.ts';
import { saysNothing } from '#app/proceedings/votes/vote-subject.ts';
import { type NamedMatter, namedMatter } from './named-matter.ts';

/** In words: a longer title says what is decided, and a longer motion is a speech. */
const mostWords = { title: 4, motion: 30 };
const unclear = /\b(?:I|we|us|our|you|your|it|this|that|motion|um|uh|so moved)\b|…|--/i;
const goAhead = /^(?:to )?(?:go ahead and|please|just) /i;
/** 'That staff be directed to report back'. */
const bePassive = pattern('i')`^(?:the )?(.{2,40}?) be (${words(
  'directed instructed appointed reappointed elected allowed named required authorized',
)}) (.+)$`;
const withE: ReadonlySet<string> = new Set(words('name require authorize'));

/**
 * What a case was decided on in the words of its motion, where only these say it: 'Next is the fire chief', and then
 * 'I move to hire Ms. Hale as fire chief for $112,000'. An agenda's title says it better, a motion of the same few words
 * no more.
 */
export function movedMatter({ entry, title }: Case, motion: string): NamedMatter | null {
  if (entry !== null || wordsIn(title) > mostWords.title || saysNothing(motion)) return null;
  const plain = active(motion.trim().replace(whoDecides, '').replace(goAhead, ''));
  if (unclear.test(plain) || wordsIn(plain) > mostWords.motion) return null;
  const [known, said] = [contentStems(title), new Set(contentStems(plain))];
  const isMore = said.size > known.length && known.some((stem) => said.has(stem));
  const matter = isMore ? namedMatter(plain) : null;
  return matter === null || matter.isBare ? null : matter;
}

const wordsIn = (text: string) => text.split(/\s+/).length;

function active(motion: string): string {
  return motion.replace(bePassive, (_whole, who: string, done: string, rest: string) => {
    const stem = done.toLowerCase().replace(/ed$/, '');
    return `${withE.has(`${stem}e`) ? `${stem}e` : stem} ${who} ${rest}`;
  });
}
