import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { tellsWhatWasDone } from './meeting-phrases.ts';
import { countWords, isSpoken, textOf } from './record-words.ts';

/** A notice is a page at most; what is longer holds more than that. */
const mostNoticeWords = 400;
/** 'Minutes will be posted after they are approved', with the city's name and address around it. */
const mostPlaceholderWords = 80;

const gathering = 'meeting|session|hearing|workshop|retreat';
const calledOff = pattern('i')`\b${phrases(String.raw`
  notice of (?:the )?(?:meeting )?cancell?ation
  (?:meeting|session|hearing) cancell?ation(?: notice)?
  cancell?ation notice
  (?:meeting|session|hearing) (?:notice )?[-–—:*( ]*cancell?ed
  cancell?ed[-–—:*) ]+(?:regular|special|work|council|board|committee|commission|meeting)
  (?:${gathering})\b[^.?!]{0,160}\b(?:has|have|is|was|will) (?:been |be )?(?:hereby )?(?:cancell?ed|called off)
`)}`;
const toCome = pattern('i')`\b${phrases(String.raw`
  (?:minutes|agenda|transcript|captions|document|file|record|materials?|video|recording)s?\b[^.?!]{0,60}\b(?:will|to) be (?:posted|published|available|added|uploaded|provided)
  (?:minutes|agenda|transcript|captions|document|file|record|materials?|video|recording)s?\b[^.?!]{0,60}\b(?:is|are|was|were) not (?:yet )?(?:available|posted|published|ready)
  (?:not yet|currently un|un)available
  (?:coming soon|to be (?:announced|determined|posted)|check back (?:later|soon)|place ?holder)
  this page (?:was |is |has been )?(?:intentionally )?left blank
  no (?:minutes|agenda|transcript|captions|documents?) (?:is |are )?(?:available|posted|found)
  page not found|access denied
`)}\b`;

/** A notice that the meeting is not held, where its agenda or its record was looked for. */
export function findCancellation(transcript: Transcript): Fault | null {
  if (!isShortDocument(transcript, mostNoticeWords)) return null;
  if (!calledOff.test(lineOf(transcript))) return null;
  return {
    kind: 'cancellation',
    message:
      'This is a notice that the meeting was cancelled, and no record of it. If that is so, cancel the meeting here too.',
    gap: null,
    segments: [],
  };
}

/** A page that says where the record is going to be, before it is there. */
export function findPlaceholder(transcript: Transcript): Fault | null {
  if (!isShortDocument(transcript, mostPlaceholderWords)) return null;
  if (!toCome.test(lineOf(transcript))) return null;
  return {
    kind: 'placeholder',
    message:
      'This only holds the place of a record that is still to come. Take in the record itself when it is there.',
    gap: null,
    segments: [],
  };
}

const lineOf = (transcript: Transcript) => textOf(transcript).replace(/\s+/g, ' ');

/** What people said, and what tells of things done, is the record of a meeting, however short. */
function isShortDocument(transcript: Transcript, mostWords: number): boolean {
  const text = textOf(transcript);
  if (countWords(text) > mostWords) return false;
  if ((text.match(tellsWhatWasDone)?.length ?? 0) > 2) return false;
  return !isSpoken(transcript);
}
