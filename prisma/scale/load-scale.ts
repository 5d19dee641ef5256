import { entitySearchText, entitySortTitle } from '#app/entities/entity.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';

const kinds = [
  'City Council',
  'County Board',
  'Planning Commission',
  'School Board',
  'State Agency',
];
const states = ['Colorado', 'Oregon', 'Texas', 'Ohio', 'Maine', 'Georgia', 'Nevada', 'Iowa'];
const batch = 1000;

const sentence = 'The council made this up, to try the site at the size that it may come to have. ';
const longSummary = `## In short\n\n${sentence.repeat(75)}`;

/** Adds made-up entities and meetings, each named so that nobody takes it for a real one. */
export async function loadScale({ entities, meetings }: { entities: number; meetings: number }) {
  if (env.DAIS_MODE === 'production') {
    throw new AppError('forbidden', 'Made-up data is never loaded in production.');
  }
  const run = Date.now().toString(36);
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
    await db.govtEntity.createMany({ data: rows });
  });
  await inBatches(meetings, async (from, to) => {
    const rows = range(from, to).map((number) => {
      const day = new Date(Date.UTC(2015, 0, 1 + (number % 4000), 12));
      const meetingTitle = `Scale test meeting ${number}`;
      return {
        govtEntityId: ids[number % ids.length] ?? null,
        meetingTitle,
        searchTitle: meetingTitle.toLowerCase(),
        meetingDate: day,
        sortDate: day,
        // Few wait for one; the others have as much text as a summary of a long evening.
        markdownSummary: number % 100 === 0 ? null : longSummary,
      };
    });
    await db.meeting.createMany({ data: rows });
  });
}

async function inBatches(total: number, add: (from: number, to: number) => Promise<void>) {
  for (let from = 0; from < total; from += batch) await add(from, Math.min(from + batch, total));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
