import type { Scored } from './score.ts';
import { stemsOf } from './words.ts';

/** What can be read through at once, by a person or a model. */
const mostPassages = 12;
const mostMeetings = 8;
/** What one meeting has said already is worth less the next time: an answer may lie in several. */
const againShare = 0.88;
/** A decision, to whoever asks what was decided. */
const preferredWeight = 1.5;
/** What is worth less than that beside the best has a common word and little else. */
const leastShare = 0.2;

export type NearMeetingPassages = { meetingId: string; passages: Scored[] };

type Choosing = {
  prefers?: (passage: Scored) => boolean;
  /** What comes only where the others leave room */
  after?: readonly Scored[];
};

/** The best of what was found, said once, by their meetings; best first. */
export function chooseNearest(
  scored: readonly Scored[],
  { prefers = () => false, after = [] }: Choosing = {},
): NearMeetingPassages[] {
  const weigh = (some: readonly Scored[]) =>
    distinct(
      some
        .filter(saysSomething)
        .map((one) => (prefers(one) ? { ...one, score: one.score * preferredWeight } : one)),
    );
  const turns = [weigh(scored), weigh(after)];
  const least = Math.max(0, ...turns.flat().map(({ score }) => score)) * leastShare;
  const chosen = new Map<string, Scored[]>();
  let room = mostPassages;
  for (const left of turns) {
    for (; room > 0; room -= 1) {
      const best = bestOf(left, chosen);
      if (!best || best.score < least) break;
      left.splice(left.indexOf(best), 1);
      chosen.set(best.meetingId, [...(chosen.get(best.meetingId) ?? []), best]);
    }
  }
  return [...chosen].map(([meetingId, passages]) => ({ meetingId, passages }));
}

/** A title stands above its passages, and a body's name in all of them says nothing of the matter. */
const saysSomething = ({ kind, heading, isByNameAlone }: Scored) =>
  !isByNameAlone && kind !== 'body' && (kind !== 'meeting' || heading !== null);

function bestOf(left: readonly Scored[], chosen: ReadonlyMap<string, Scored[]>) {
  const isFull = chosen.size >= mostMeetings;
  let best: { one: Scored; worth: number } | null = null;
  for (const one of left) {
    const before = chosen.get(one.meetingId)?.length ?? 0;
    if (isFull && before === 0) continue;
    const worth = one.score * againShare ** before;
    if (best === null || worth > best.worth) best = { one, worth };
  }
  return best?.one;
}

/** An agenda, a case and a sentence of one meeting may say the same: the best of them is kept. */
function distinct(scored: readonly Scored[]): Scored[] {
  const byText = new Map<string, Scored>();
  for (const one of scored) {
    const text = `${one.meetingId} ${stemsOf(one.text).join(' ')}`;
    const known = byText.get(text);
    if (!known || known.score < one.score) byText.set(text, one);
  }
  return [...byText.values()];
}
