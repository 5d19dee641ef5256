import { capital } from '#app/records/formats/capitals.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { outcomeIn } from '../votes/outcome-patterns.ts';
import type { Cue, MakeCue, PlacedCue } from './cue.ts';
import {
  begins,
  bookkeeping,
  closing,
  commentElsewhere,
  consent,
  consideration,
  decides,
  isAside,
  itemNumber,
  leadsToItem,
  opening,
  opensComment,
  publicComment,
  publicHearing,
  reports,
} from './cue-patterns.ts';
import { kindOf } from './item-kind.ts';
import { billTitle, hearingTitle, itemTitle } from './item-title.ts';
import { personCue } from './person-cues.ts';

/** In letters: a longer sentence tells of such a step more often than it takes it. */
const longest = { cue: 420, item: 320, opening: 200, measure: 240 };
/** Meetings are opened in their first tenth and closed in their last. */
const edges = { opening: 0.1, closing: 0.9 };
/** How many sentences after a bill's number its title may be read out. */
const namedWithin = 6;

/** Where items begin, as far as the words of the procedure tell. */
export function findCues(sentences: readonly SpokenSentence[], people: People): PlacedCue[] {
  const cues: PlacedCue[] = [];
  const last = sentences.length - 1;
  sentences.forEach((sentence, index) => {
    const cue = cueIn(sentence, sentences, people, index / Math.max(1, last));
    if (cue) cues.push({ ...cue, sentence: index });
  });
  return cues;
}

function cueIn(
  sentence: SpokenSentence,
  sentences: readonly SpokenSentence[],
  people: People,
  position: number,
): Cue | null {
  const text = sentence.text;
  const segment = sentence.segments[0];
  if (segment === undefined || text.length > longest.cue) return null;
  const cue: MakeCue = (strength, kind, title, isTurn = false) => ({
    segment,
    strength,
    kind,
    title,
    isTurn,
  });
  if (position > edges.closing && closing.test(text)) return cue(3, 'closing', 'Closing');
  if (position < edges.opening && opening.test(text)) return cue(1, 'opening', 'Opening');
  // 'I move to continue item three' and 'the hearing is set, five to two' decide an item.
  if (decides.test(text) || outcomeIn(text)?.ruling) return null;
  const item = itemNumber.exec(text);
  if (item && isAside.test(text.slice(0, item.index))) return null;
  if (item && leadsToItem.test(text) && !bookkeeping.test(text) && text.length < longest.item)
    return cue(3, kindOf(text), itemTitle(text, item));
  if (text.length < longest.opening && begins.test(text)) {
    if (consent.test(text)) return cue(3, 'consent', 'Consent agenda');
    const isComment = publicComment.test(text) && opensComment.test(text);
    if (isComment && !publicHearing.test(text) && !commentElsewhere.test(text))
      return cue(3, 'public comment', 'Public comment');
    if (publicHearing.test(text)) return cue(3, 'hearing', hearingTitle(text));
    const report = reports.exec(text);
    if (report?.[1]) return cue(3, 'report', capital(report[1].toLowerCase()));
  }
  const considered = consideration.exec(text);
  if (considered?.[1] && text.length < longest.measure) {
    const title = billTitle(text, sentences.slice(sentence.index, sentence.index + namedWithin));
    if (title) return cue(3, 'action', title);
  }
  return personCue(text, people, cue);
}
