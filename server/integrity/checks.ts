import { casesAndVotes } from './cases-and-votes.ts';
import type { Check } from './check.ts';
import { citations } from './citations.ts';
import { coverageSums, publicationDays } from './kept-counts.ts';
import { recordFiles, recordings, uploads } from './kept-files.ts';
import { entityLetters, meetingLetters } from './letters.ts';
import { matters } from './matters.ts';
import { memberVotes } from './member-votes.ts';
import { parents, reportsOf, runsOf, uploadsTo } from './orphans.ts';
import { emails, follows, seats } from './plans.ts';
import { publishedAt, publishedText } from './published-text.ts';
import { indexedEntities, indexedMeetings, indexedWords } from './search-index.ts';
import { entityKeys, meetingKeys } from './sort-keys.ts';
import { parkedJobs, untoldNews } from './waiting.ts';

/** All that is looked for. What others follow from comes before them, so that it is mended first. */
export const checks: readonly Check[] = [
  parents,
  ...[meetingKeys, entityKeys],
  ...[publishedText, publishedAt, citations, casesAndVotes],
  ...[memberVotes, matters],
  ...[indexedMeetings, indexedEntities, indexedWords],
  ...[entityLetters, meetingLetters, coverageSums, publicationDays],
  ...[recordFiles, uploads, recordings],
  ...[uploadsTo, runsOf, reportsOf],
  ...[emails, seats, follows],
  ...[untoldNews, parkedJobs],
];
