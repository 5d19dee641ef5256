import { brand } from '#app/brand.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { addToDay, placeDay } from '#app/meetings/public-body/place-day.ts';
import type { FeedHead } from '../feed-meeting.ts';
import { daysBack } from '../read-body-feed.server.ts';
import { writeAtom } from '../write-atom.ts';
import { writeCalendar } from '../write-calendar.ts';
import type { SecretFile } from './feed-paths.ts';
import type { OpenedFeed } from './find-feed.server.ts';
import { readFollowedDates, readFollowedSummaries } from './read-followed-feed.server.ts';
import { readFoundFeed } from './read-found-feed.server.ts';
import { writeFound } from './write-found.ts';

type Asked = { feed: OpenedFeed; file: SecretFile; origin: string };
type Start = Pick<FeedHead, 'id' | 'origin' | 'path' | 'changedAt'>;

/**
 * What a reader may read now of what they follow, or of what their search finds, as a file.
 * @throws AppError not-found where the search is gone; forbidden while the plan has no room for it
 */
export function writeSecretFeed({ feed, file, origin }: Asked): Promise<string> {
  const { id, reader, searchId, madeAt } = feed;
  // Where it is itself, it does not say: who republishes it would give the secret away.
  const start: Start = { id, origin, path: null, changedAt: madeAt };
  if (searchId !== null) return writeSearch(start, reader, searchId);
  return file === 'meetings.ics' ? writeDates(start, reader) : writeSummaries(start, reader);
}

async function writeSummaries(start: Start, reader: Reader): Promise<string> {
  const title = `${brand.name}: new summaries`;
  const description = 'Of the government bodies that you follow';
  const head = { ...start, title, description, page: '/my-meetings' };
  return writeAtom(head, await readFollowedSummaries(reader));
}

async function writeDates(start: Start, reader: Reader): Promise<string> {
  const title = `${brand.name}: public meetings`;
  const description = 'Of the government bodies that you follow';
  const head = { ...start, title, description, page: '/my-meetings' };
  const from = addToDay(placeDay(null), -daysBack);
  return writeCalendar({ head, meetings: await readFollowedDates(reader, from), from });
}

async function writeSearch(start: Start, reader: Reader, searchId: string): Promise<string> {
  const { name, found } = await readFoundFeed(reader, searchId);
  const title = `${brand.name}: ${name}`;
  const description = `What your saved search “${name}” finds`;
  return writeFound({ ...start, title, description, page: `/saved-searches/${searchId}` }, found);
}
