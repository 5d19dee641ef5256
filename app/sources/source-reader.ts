import type { Reading } from '#app/meetings/calendar/calendar-entry.ts';
import type { UpstreamDocument, UpstreamMeeting } from './upstream.ts';

/** What is asked of a source at once, and what for, in the reader's own words. */
export type SourceRequest = { url: string; what: string };

/** What it answered. */
export type SourceAnswer = {
  /** Where it was found in the end */
  url: string;
  contentType: string | null;
  text: string;
};

/** What a reader gathers from one answer. */
export type SourceStep = {
  meetings: UpstreamMeeting[];
  documents: UpstreamDocument[];
  /** Meetings of which it could make nothing, and why, in words for an admin */
  leftOut: { name: string; problem: string }[];
  /** About the answer as a whole: what it does not say, what was passed over */
  remarks: string[];
  /** What else has to be asked, such as the next page */
  next: SourceRequest[];
};

/** Of a page of links: which of them are documents. Empty for all other kinds. */
export type SourceOptions = Partial<Record<'agenda' | 'minutes' | 'captions', string>>;

type StepOf = {
  answer: SourceAnswer;
  request: SourceRequest;
  reading: Reading;
  options: SourceOptions;
};

/**
 * Reads one kind of source. Text in, meetings out: fetching, time, memory and the database are the
 * run's. Adding a kind is a file with one of these, a line in `source-kinds.ts`, and a test.
 */
export type SourceReader = {
  /** As admins read it: 'iCalendar' */
  name: string;
  /** The address as it is kept, so that one place is one source; null for other kinds' addresses. */
  recognise: (url: URL) => string | null;
  /** Whether an answer is of this kind, where addresses do not tell. */
  isAnswer?: (answer: SourceAnswer) => boolean;
  /** What is asked first. */
  first: (address: string, reading: Reading) => SourceRequest[];
  /** @throws AppError `unreadable` where the answer as a whole makes no sense */
  read: (step: StepOf) => SourceStep;
};

export const nothing: SourceStep = {
  meetings: [],
  documents: [],
  leftOut: [],
  remarks: [],
  next: [],
};
