import { z } from 'zod';
import { takeBreath } from '#app/platform/db/take-breath.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { NewText } from '#app/search/new-text/new-text.ts';
import { readNewText } from '#app/search/new-text/read-new-text.server.ts';
import { runSearches } from '#app/search/new-text/run-searches.ts';
import { activeSearches } from './active-searches.server.ts';
import { type FoundInMeeting, noteFound } from './note-found.server.ts';
import { readSavedAddress } from './saved-address.ts';
import { packKeys, type TextKey, textKey, unpackKeys } from './text-keys.ts';

const payloadShape = z.object({ meetingId: z.string() });

/** Readers whose finds are noted in one transaction: on SQLite nobody else writes meanwhile. */
const readersAtOnce = 100;

/**
 * The job 'match-searches': runs all saved searches over what is new of a meeting, and notes what each
 * reader is to be told. A text is new once, however often this runs: a run that dies notes again what it
 * had noted, which changes nothing.
 */
export async function matchSearches(payload: unknown): Promise<void> {
  const { meetingId } = payloadShape.parse(payload);
  const text = await readNewText(db, meetingId);
  if (!text) return;
  const searched = await db.searchedMeeting.findUnique({ where: { meetingId } });
  const known = new Set(searched ? unpackKeys(searched.texts) : []);
  const keys = text.passages.map(textKey);
  if (keys.every((key) => known.has(key))) return;
  for await (const found of foundByReader(newOf(text, keys, known))) {
    await transact((tx) => noteFound(tx, { meetingId, found, now: new Date() }));
  }
  await markSearched(meetingId, keys);
}

type KeyedText = { text: NewText; keys: TextKey[] };

function newOf(text: NewText, keys: readonly TextKey[], known: ReadonlySet<TextKey>): KeyedText {
  const fresh = text.passages
    .map((passage, at) => ({ passage, key: keys[at] ?? '' }))
    .filter(({ key }) => !known.has(key));
  // What was written of a meeting before what was said in it: of very many finds the first are kept.
  fresh.sort((one, other) => Number(isSaid(one.passage)) - Number(isSaid(other.passage)));
  return {
    text: { ...text, passages: fresh.map(({ passage }) => passage) },
    keys: fresh.map(({ key }) => key),
  };
}

const isSaid = ({ kind }: NewText['passages'][number]) => kind === 'transcript';

/** What the searches of some readers found; of each reader all is in one batch. */
async function* foundByReader({
  text,
  keys,
}: KeyedText): AsyncGenerator<Map<string, FoundInMeeting[]>> {
  const run = await runSearches(text);
  let found = new Map<string, FoundInMeeting[]>();
  for await (const searches of activeSearches(db, entityOf(text))) {
    for (const search of searches) {
      await takeBreath();
      const address = readSavedAddress(search.address);
      const places = run({ address, followsBody: search.followsBody });
      if (places.length === 0) continue;
      if (found.size >= readersAtOnce && !found.has(search.userId)) {
        yield found;
        found = new Map();
      }
      const texts = [...new Set(places.map((at): TextKey => keys[at] ?? ''))];
      const own = found.get(search.userId) ?? [];
      found.set(search.userId, [...own, { ...search, texts }]);
    }
  }
  if (found.size > 0) yield found;
}

const entityOf = ({ passages }: NewText) => passages[0]?.govtEntityId ?? null;

async function markSearched(meetingId: string, keys: readonly TextKey[]): Promise<void> {
  await transact(async (tx) => {
    // Two runs at once have each their own share of what is known.
    const before = await tx.searchedMeeting.findUnique({ where: { meetingId } });
    const all = new Set([...(before ? unpackKeys(before.texts) : []), ...keys]);
    const texts = packKeys(all);
    const isThere = await tx.meeting.count({ where: { id: meetingId } });
    if (isThere === 0) return;
    await tx.searchedMeeting.upsert({
      where: { meetingId },
      create: { meetingId, texts },
      update: { texts },
    });
  });
}
