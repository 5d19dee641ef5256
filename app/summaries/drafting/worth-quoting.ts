import type { Candidate } from './candidates.ts';
import { sameMatter } from './same-matter.ts';
import { takesSide } from './telling.ts';
import type { Voice } from './voice.ts';

/** What tells less is not worth a reader's time, however little else was said. */
const fewestTold = { named: 0.55, unnamed: 0.75, written: 0.3 };
/** In how much it tells: a sentence that its neighbour takes along. */
const muchTold = 1;
/** 'It is 40,000 today': tells little by itself, and much after what was quoted. */
const leastAfter = 0.5;

/** Whether it is known whose words they are: somebody's by name, or the clerk's. */
const isHeard = ({ name, isWritten }: Voice) => name !== null || isWritten === true;

/** A clerk leaves out what says nothing. */
const leastOf = (voice: Voice) =>
  voice.isWritten ? fewestTold.written : isHeard(voice) ? fewestTold.named : fewestTold.unnamed;

const argues = ({ text, telling }: Candidate) => takesSide(text) || telling >= muchTold;

type Asked = {
  /** The case's title: what only reads it out is no news. */
  title: string;
  isPublic: boolean;
};

/** Those of a case that tell enough to be quoted. */
export const worthQuoting = (
  candidates: readonly Candidate[],
  { title, isPublic }: Asked,
): Candidate[] =>
  candidates.filter(
    (candidate) =>
      candidate.telling >= leastOf(candidate.voice) &&
      !sameMatter(candidate.stems, title) &&
      // Of the public's time, who has no name may be the chair, but for whoever argues.
      (!isPublic || isHeard(candidate.voice) || argues(candidate)),
  );

export const tellsMuch = (candidate: Candidate | undefined): boolean =>
  candidate !== undefined && candidate.telling >= muchTold && !candidate.leansBack;

/** Whether a sentence goes on with the one before it, and adds to it. */
export const goesOn = (after: Candidate | undefined): boolean =>
  after?.leansBack === true && after.telling >= leastAfter;
