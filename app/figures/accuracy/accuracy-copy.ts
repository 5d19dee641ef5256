import type { RecordFormat } from '#app/records/transcript.ts';
import type { CheckedWay } from '../count-corrections.server.ts';

/** What labelled sentences get wrong, in a reader's words; an unknown kind is told by its own name. */
const errorWords: Record<string, string> = {
  added: 'Something added that nobody said',
  contradiction: 'The opposite of what was said',
  nuance: 'More certainty, or more people, than there were',
  reasoning: 'A cause or conclusion that nobody drew',
  referent: 'Another person, item or place',
  number: 'Another number, date or amount',
};

export const errorName = (kind: string): string => errorWords[kind] ?? kind;

const alteredWords: Record<string, string> = {
  number: 'a number',
  name: 'a name',
  tally: 'a count of votes',
  negation: 'a denial put in or taken out',
  citation: 'the place it cites',
};

export const alteredName = (kind: string): string => alteredWords[kind] ?? kind;

const formatWords: Record<RecordFormat, string> = {
  'caption-text': 'caption files',
  webvtt: 'caption files',
  srt: 'caption files',
  'youtube-json': 'caption files',
  'named-turns': 'transcripts with speakers',
  'json-turns': 'transcripts with speakers',
  pdf: 'PDF documents',
  docx: 'Word documents',
  html: 'web pages',
  picture: 'scans',
};

export const formatName = (format: string): string =>
  Object.entries(formatWords).find(([known]) => known === format)?.[1] ?? format;

/** Ways of checking that summaries of drafts do not have, beside those of `checkedWords`. */
export const uncited: { way: CheckedWay; label: string; meaning: string } = {
  way: 'uncited',
  label: 'Written by an editor',
  meaning: 'typed without pointing to a place in the record, and shown so',
};
