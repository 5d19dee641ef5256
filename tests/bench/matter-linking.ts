// `node tests/bench/matter-linking.ts <folder of records> [misses]`: how well cases of one matter are
// linked across meetings, over the labelled pairs of tests/matters/pairs.json. Records are taken in with
// their agendas, drafted and published as they are; minutes that somebody put into a list are read as
// agendas.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { TakenUp } from '#app/proceedings/matters/find-matter-keys.ts';
import type { CasePlace } from '../matters/matter-pairs.ts';

const [folder, only] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of records.');
process.env.DATA_DIR ??= await mkdtemp(join(tmpdir(), 'dais-matters-'));
process.env.LOG_LEVEL ??= 'silent';

const words = z.preprocess((value) => [value ?? []].flat(2).join('; '), z.string());
const minutes = z.array(
  z.object({
    date: z.string(),
    consent_agenda: z.object({ items: z.array(z.string()).default([]) }).optional(),
    public_hearings: z.array(z.object({ name: words, description: words }).partial()).optional(),
  }),
);

type Taken = TakenUp & { record: string; date: string | null };

const { withDatabase } = await import('#server/commands/open-database.ts');
await withDatabase(async () => {
  const { readyQueue } = await import('#app/platform/jobs/queue.server.ts');
  const { readAgendaText } = await import('#app/records/agenda/read-agenda-text.ts');
  const { readTakenUp } = await import('#app/matters/read-taken-up.server.ts');
  const { findMatterKeys } = await import('#app/proceedings/matters/find-matter-keys.ts');
  const { db } = await import('#app/platform/db.server.ts');
  const { readMatterPairs } = await import('../matters/matter-pairs.ts');
  const { publishRecords } = await import('../search/publish-records.ts');
  await readyQueue();
  const pairs = await readMatterPairs();
  const records = new Set(pairs.flatMap(({ one, other }) => [one.record, other.record]));
  const taken: Taken[] = [];
  for (const record of [...records].sort()) {
    if (record.endsWith('minutes.repaired.json')) {
      const meetings = minutes.parse(JSON.parse(await readFile(join(folder, record), 'utf8')));
      for (const { date, consent_agenda: consent, public_hearings: hearings } of meetings) {
        const titles = [
          ...(consent?.items ?? []),
          ...(hearings ?? []).map(({ name = '', description = '' }) => `${name}: ${description}`),
        ];
        const plain = { record, date, kind: null, fileNumber: null, references: [] };
        taken.push(...titles.map((title) => ({ ...plain, title })));
      }
      continue;
    }
    const file = join(folder, dirname(record), 'agenda.txt');
    const text = existsSync(file) ? await readFile(file, 'utf8') : null;
    const agenda = text === null ? null : { text, entries: readAgendaText(text) };
    const [meetingId = ''] = (await publishRecords(folder, [record], agenda)).values();
    const read = await readTakenUp(db, meetingId);
    taken.push(...(read?.taken ?? []).map((one) => ({ ...one, record, date: null })));
  }
  const casesAt = ({ record, date, words }: CasePlace) =>
    taken.filter(
      (one) =>
        one.record === record &&
        (date === undefined || one.date === date) &&
        one.title.toLowerCase().includes(words.toLowerCase()),
    );
  for (const set of ['worked with', 'set aside'] as const) {
    const count = { linked: 0, rightly: 0, same: 0, pairs: 0 };
    for (const { one, other, same, why } of pairs.filter((pair) => pair.set === set)) {
      const [ones, others] = [casesAt(one), casesAt(other)];
      if (ones.length + others.length === 0) console.log('   nowhere:', one, other);
      const keys = new Set(ones.flatMap(findMatterKeys).map(({ key }) => key));
      const shared = others.flatMap(findMatterKeys).filter(({ key }) => keys.has(key));
      const isLinked = shared.length > 0;
      count.pairs += 1;
      count.same += Number(same);
      count.linked += Number(isLinked);
      count.rightly += Number(isLinked && same);
      if (only === 'misses' && set === 'worked with' && isLinked !== same)
        console.log(why, one, other, shared, [...keys]);
      if (only === 'misses' && ones.length * others.length === 0)
        console.log('   one is nowhere:', one.words, ones.length, other.words, others.length);
    }
    const { pairs: all, linked, rightly, same } = count;
    console.log(`${set}: ${all} pairs, ${same} of one matter`);
    console.log(`  precision ${rightly} of ${linked}, recall ${rightly} of ${same}`);
  }
});
