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

/** In answers: fewer are a voice vote. */
const fewestAnswers = 3;
const tellsSides =
  /\b(?:roll|role) call|\bcall the (?:roll|role|vote)|\b(?:abstain|recus|dissent|oppos|oppon|absent|excused|unanim)|\b(?:ayes|yeas|nays|noes|nay)\b|\b(?:votes?|voting|voted) (?:no|against)\b|\b(?:to|and) (?:zero|none|nothing|one|two|three|four)\b|\b\d{1,2} ?[-–] ?\d{1,2}\b/i;

/** What to ask about each vote of which code has not counted all that seems to be said. */
export function countQuestions(
  { segments }: Transcript,
  { votes }: Pick<Draft, 'votes'>,
  members: readonly BodyMember[] = [],
): CountQuestion[] {
  return votes.flatMap((vote, index) => {
    const own = passageOf(vote, segments);
    const said = own.map(({ text }) => text);
    const isRoll = vote.method === 'roll call';
    if (isCountWhole(vote, isRoll) || vote.method === 'consent') return [];
    if (!isRoll && answers(said) < fewestAnswers && !said.some(tellsCount)) return [];
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
}

const tellsCount = (text: string) => tellsSides.test(text) || findTallies(text).length > 0;

const answers = (texts: readonly string[]) => texts.reduce((sum, text) => sum + answersIn(text), 0);

/** From the vote's beginning, where that is near, to shortly after its ruling. */
function passageOf({ segments: at }: Vote, segments: readonly Segment[]): Segment[] {
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  let [from, to] = [last, last];
  let words = wordsIn(segments[last]);
  while (from > first && words < reach.before) {
    from -= 1;
    words += wordsIn(segments[from]);
  }
  words = 0;
  while (to + 1 < segments.length && words < reach.after) {
    to += 1;
    words += wordsIn(segments[to]);
  }
  return segments.slice(from, to + 1);
}

const wordsIn = (segment: Segment | undefined) => segment?.text.split(/\s+/).length ?? 0;
