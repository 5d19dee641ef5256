import type { Found, Hit, PassageKind } from './found.ts';
import type { NamedMeeting } from './name-meetings.server.ts';

/** A passage near to a question, whole, and as a page shows it. */
export type NearPassage = {
  id: number;
  kind: PassageKind;
  heading: string | null;
  text: string;
  speaker: string | null;
  outcome: string | null;
  hit: Hit;
};

export type NearMeeting = NamedMeeting & {
  /** Where the reader may read it */
  href: string;
  passages: NearPassage[];
};

/** What the record has that comes nearest to a question. */
export type Nearest = {
  /** What was not understood or left out, each a sentence that says what to do */
  remarks: string[];
  /** Words of the question that none of the passages has, as typed */
  missing: string[];
  /** What the reader may open, best first */
  meetings: NearMeeting[];
  /** What lies in bodies that the reader does not follow: named, never quoted */
  elsewhere: Found['elsewhere'];
};
