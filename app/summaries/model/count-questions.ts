import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { answersIn } from '#app/proceedings/votes/roll-lines.ts';
import { findTallies } from '#app/proceedings/votes/tallies.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import type { BodyMember, Draft } from '../draft.ts';
import { isCountWhole } from '../heard-count.ts';

/** A vote whose count the record may hold though code did not read it, with what is asked about it. */
export type CountQuestion = { vote: number; segments: Segment[]; data: unknown };

// In words. A roll ends with its ruling, and is seldom longer; a clerk reports it right after.
const reach = { before: 500, after: 60 };

/** In words before the ruling and after it: there a count is told. */
const toldWithin = { before: 60, after: 30 };
/** More than these are no votes of one meeting; what is left stays as code has it. */
const mostQuestions = 80;
/** In answers: fewer are a voice vote. */
const fewestAnswers = 3;
const tellsSides = pattern('i')`\b${phrases(String.raw`
  (?:roll|role) call
  call the (?:roll|role|vote)
  (?:abstain|recus|dissent|absent|excused)
  (?:ayes|yeas|nays|noes|nay)\b
  (?:votes?|voting|voted) (?:no|against)\b
  (?:opposed by|with \w+ opposed)
`)}`;

/** What to ask about each vote of which code has not counted all that seems to be said. */
export function countQuestions(
  { segments }: Transcript,
  { votes }: Pick<Draft, 'votes'>,
  members: readonly BodyMember[] = [],
): CountQuestion[] {
  const questions = votes.flatMap((vote, index) => {
    const isRoll = vote.method === 'roll call';
    if (isCountWhole(vote, isRoll) || vote.method === 'consent') return [];
    const near = passageOf(vote, segments, toldWithin).map(({ text }) => text);
    if (!isRoll && answers(near) < fewestAnswers && !near.some(tellsCount)) return [];
    const own = passageOf(vote, segments, reach);
    return {
      vote: index,
      segments: own,
      data: {
        members: members.map(({ name, office }) => `${office} ${name}`.trim()),
        matter: vote.subject ?? vote.motion,
        ruledIn: vote.segments.at(-1) ?? null,
        segments: own.map(({ index: number, speaker, text }) => ({ number, speaker, text })),
      },
    };
  });
  return questions.slice(0, mostQuestions);
}

const tellsCount = (text: string) => tellsSides.test(text) || findTallies(text).length > 0;

const answers = (texts: readonly string[]) => texts.reduce((sum, text) => sum + answersIn(text), 0);

/** So many words before a vote's ruling, not before it began, and so many after it. */
function passageOf(
  { segments: at }: Vote,
  segments: readonly Segment[],
  { before, after }: typeof reach,
): Segment[] {
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  let [from, to] = [last, last];
  let words = wordsIn(segments[last]);
  while (from > first && words < before) {
    from -= 1;
    words += wordsIn(segments[from]);
  }
  words = 0;
  while (to + 1 < segments.length && words < after) {
    to += 1;
    words += wordsIn(segments[to]);
  }
  return segments.slice(from, to + 1);
}

const wordsIn = (segment: Segment | undefined) => segment?.text.split(/\s+/).length ?? 0;
