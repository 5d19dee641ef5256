import { type Case, putsOff } from '#app/proceedings/cases/case.ts';
import { fateIn } from '#app/proceedings/cases/fate-in.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { asObject, asSubject, was } from './matter-words.ts';
import { namedMatter } from './named-matter.ts';
import type { Counted } from './outcome-sentences.ts';
import { fates, link } from './told-fates.ts';

/** What became of a case that was put off or withdrawn without a vote: 'The hearing was continued to April 14.' */
export function fateTold(
  one: Case,
  votes: readonly Vote[],
  said: readonly SpokenSentence[],
): Counted | null {
  const fate = one.state === null ? undefined : fates[one.state];
  if (votes.length > 0 || one.state === null || !fate || usualItem(one.title) !== null) return null;
  const told = said.findLast(({ text }) => fateIn(text) === one.state);
  const matter = told ? namedMatter(one.title) : null;
  if (!told || matter === null || matter.isBare || matter.deed !== null) return null;
  const when = one.until && putsOff(one.state) ? ` ${link(one.state)} ${one.until}` : '';
  const text = ofHearing.test(one.title)
    ? `The hearing on ${asObject(matter)} was ${fate}${when}.`
    : `${asSubject(matter)} ${was(matter)} ${fate}${when}.`;
  return { text, segments: told.segments, footing: 'named' };
}

/** Where what is put off is the hearing, and what it is on may be decided all the same. */
const ofHearing =
  /^(?:hold |conduct |open )?(?:an? |the )?public hearing (?:on|for|regarding|concerning|to)\b/i;
