/** What a search found, as its page tells it. */
export type Found = {
  /** What the address asks for, in words that the page can show back */
  asked: string;
  /** What of the query was not understood or left out, each a sentence that says what to do */
  remarks: string[];
  /** The query as it may have been meant, where hardly anything was found; null where it is as good as any */
  meant: string | null;
  /** What the reader may open, best first */
  meetings: FoundMeeting[];
  /** How many meetings that is in all pages; `isMore` where counting stopped at `count` */
  total: Total;
  facets: Facet[];
  /** Of bodies that are open to everybody and that the reader does not follow: the best, on the first page */
  open: { meetings: FoundMeeting[]; total: Total };
  /** What lies in other bodies that the reader does not follow: named, never quoted */
  elsewhere: { meetings: MeetingElsewhere[]; total: Total };
  bodies: FoundBody[];
  /** The page before and after, by number from 1; null where there is none */
  previous: number | null;
  next: number | null;
};

export type Total = { count: number; isMore: boolean };

export type FoundMeeting = NamedMeeting & {
  /** Where the reader may read it */
  href: string;
  /** What was found in it, best first: of each case its best passage */
  hits: Hit[];
  /** How many more cases and passages of the meeting match */
  moreHits: number;
};

export type MeetingElsewhere = NamedMeeting & { isToCome: boolean };

type NamedMeeting = {
  meetingId: string;
  title: string;
  date: Date | null;
  isCancelled: boolean;
  body: { id: string; title: string };
};

export type FoundBody = {
  id: string;
  title: string;
  place: string;
  isFollowed: boolean;
  hasMeetings: boolean;
};

/** Words of a passage, those that the query asked for marked. */
export type MarkedText = { text: string; isMarked: boolean }[];

/** A passage; of a case that was found in several, the best of them. */
export type Hit = {
  kind: PassageKind;
  /** The case it belongs to, where it is not the passage itself */
  heading: MarkedText | null;
  text: MarkedText;
  speaker: string | null;
  /** By the clock, or since the start of the record; null where it has no times */
  time: string | null;
  /** Of cases and decisions: a CaseState or vote outcome */
  outcome: string | null;
  /** What became of the case it belongs to */
  caseOutcome: string | null;
  /** The place in the meeting's page or transcript */
  href: string;
  /** Where else it was found in the case, in other words than those that are shown; a kind once */
  also: { kind: PassageKind; href: string }[];
};

export const plainText = (text: MarkedText) => text.map((part) => part.text).join('');

export const passageKinds = [
  'body',
  'meeting',
  'agenda',
  'case',
  'decision',
  'summary',
  'transcript',
] as const;
export type PassageKind = (typeof passageKinds)[number];

export const facetNames = ['kind', 'body', 'outcome', 'year'] as const;

export type Facet = {
  name: (typeof facetNames)[number];
  values: FacetValue[];
};

export type FacetValue = {
  /** As it stands in the address: `kind=decision` */
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
};
