import { entitySearchText, entitySortTitle } from '#app/entities/entity.ts';
import { AppError } from '#app/platform/app-error.ts';
import { transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { indexEntities } from '#app/search/indexing/index-entities.server.ts';
import { indexMeetings } from '#app/search/indexing/index-meetings.server.ts';
import { type Dice, dice } from './dice.ts';
import { sentence } from './made-language.ts';

const kinds = [
  'City Council',
  'County Board',
  'Planning Commission',
  'School Board',
  'State Agency',
];
const states = ['Colorado', 'Oregon', 'Texas', 'Ohio', 'Maine', 'Georgia', 'Nevada', 'Iowa'];
const batch = 200;

const madeUp = 'The council made this up, to try the site at the size that it may come to have.';
const sentencesEach = 8;

type Scale = {
  entities: number;
  meetings: number;
  /** Whether the meetings have summaries, and are found; else whoever asks sees to that */
  summaries?: boolean;
};

/**
 * Adds made-up entities and meetings, each named so that nobody takes it for a real one, with
 * summaries in a made language, in which words are as frequent or rare as in a real one.
 */
export async function loadScale({ entities, meetings, summaries = true }: Scale) {
  if (env.DAIS_MODE === 'production') {
    throw new AppError('forbidden', 'Made-up data is never loaded in production.');
  }
  const run = Date.now().toString(36);
  const rolls = dice(1);
  const ids: string[] = [];
  await inBatches(entities, async (from, to) => {
    const rows = range(from, to).map((number) => {
      const entityName = `Scale test body ${run}-${number}`;
      const id = crypto.randomUUID();
      ids.push(id);
      return {
        id,
        entityName,
        entityType: kinds[number % kinds.length] ?? 'City Council',
        state: states[number % states.length] ?? 'Colorado',
        county: `County ${number % 200}`,
        searchText: entitySearchText({ name: entityName, description: null }),
        sortTitle: entitySortTitle({ name: entityName, description: null }),
      };
    });
    await transact(async (tx) => {
      await tx.govtEntity.createMany({ data: rows });
      await indexEntities(
        tx,
        rows.map(({ id }) => id),
      );
    });
  });
  await inBatches(meetings, async (from, to) => {
    const rows = range(from, to).map((number) => {
      const day = new Date(Date.UTC(2015, 0, 1 + (number % 4000), 12));
      const meetingTitle = `Scale test meeting ${number}`;
      // Few wait for one.
      const isPublished = summaries && number % 100 !== 0;
      return {
        id: crypto.randomUUID(),
        govtEntityId: ids[number % ids.length] ?? null,
        meetingTitle,
        searchTitle: meetingTitle.toLowerCase(),
        meetingDate: day,
        sortDate: day,
        markdownSummary: isPublished ? summary(rolls) : null,
        lastPublishedAt: isPublished ? day : null,
      };
    });
    await transact(async (tx) => {
      await tx.meeting.createMany({ data: rows });
      if (!summaries) return;
      await indexMeetings(
        tx,
        rows.map(({ id }) => id),
      );
    });
  });
}

function summary(rolls: Dice): string {
  const sentences = Array.from({ length: sentencesEach }, () => `${sentence(rolls, 25)}.`);
  return `## In short\n\n${[madeUp, ...sentences].join('\n\n')}\n`;
}

async function inBatches(total: number, add: (from: number, to: number) => Promise<void>) {
  for (let from = 0; from < total; from += batch) await add(from, Math.min(from + batch, total));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
