import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Announcement } from './announcement.ts';
import { numberedPaper, tellingWords } from './matter-vocabulary.ts';

/** What is said behind the words that announce it, in the same breath. */
export const saidOf = ({ sentence, end }: Announcement, sentences: readonly SpokenSentence[]) =>
  (sentences[sentence]?.text ?? '').slice(end);

/** In words: 'This is calendar number 12-21WP, calendar number 14-20.' */
const longestNumbering = 12;

/** The paper that is announced, with its number, or in a short sentence right behind. */
function paperOf(one: Announcement, sentences: readonly SpokenSentence[]): string | undefined {
  const next = sentences[one.sentence + 1]?.text ?? '';
  const behind =
    next.split(' ').length <= longestNumbering ? numberedPaper.exec(next)?.[0] : undefined;
  return numberedPaper.exec(saidOf(one, sentences))?.[0] ?? behind;
}

/** 'Ordinance 34433', and then 'Ordinance 34434': whatever words they share. */
function isOtherPaper(
  last: Announcement,
  one: Announcement,
  sentences: readonly SpokenSentence[],
): boolean {
  const [before, after] = [last, one].map((each) => paperOf(each, sentences));
  return before !== undefined && after !== undefined && digits(before) !== digits(after);
}
const digits = (text: string) => text.replace(/\D/g, '');

/** Whether two announcements, one soon after the other, are of one case. */
export function isEcho(
  last: Announcement,
  one: Announcement,
  sentences: readonly SpokenSentence[],
): boolean {
  if ((last.key !== null && one.key !== null) || one.together !== undefined) return false;
  if (isOtherPaper(last, one, sentences)) return false;
  if (last.by === 'member' && one.by === 'member') return false;
  if (one.sentence === last.sentence) return true;
  if (last.by === 'turn' || one.by === 'turn')
    return one.by === 'cue' || (one.by === 'standing' && one.kind !== 'closing');
  if (one.by === 'cue') return true;
  if (one.by === 'standing') {
    // 'Warrants.' 'Move to approve the warrants.'
    if (last.by === 'heading' && last.title !== null) {
      const said = new Set(tellingWords(sentences[one.sentence]?.text ?? ''));
      return tellingWords(last.title).some((word) => said.has(word));
    }
    return last.by !== 'standing' && last.title === null && shared(last, one, sentences);
  }
  if (last.by === 'standing' || last.by === 'cue') return last.by === 'cue';
  return (
    tellingWords(saidOf(last, sentences)).length < 2 ||
    tellingWords(saidOf(one, sentences)).length < 2 ||
    shared(last, one, sentences)
  );
}

function shared(
  last: Announcement,
  one: Announcement,
  sentences: readonly SpokenSentence[],
): boolean {
  const before = new Set(tellingWords(saidOf(last, sentences)));
  const after = tellingWords(saidOf(one, sentences));
  return one.by === 'standing'
    ? tellingWords(one.title ?? '').some((word) => before.has(word))
    : after.some((word) => before.has(word));
}
