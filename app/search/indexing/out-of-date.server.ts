import type { Tx } from '#app/platform/db.server.ts';
import { entityPassages } from './index-entities.server.ts';
import { indexVersion } from './index-version.ts';
import { meetingPassages } from './meeting-passages.ts';
import type { NewPassage } from './new-passage.ts';
import { readMeetingTexts } from './read-meeting-texts.server.ts';

type Stored = Omit<NewPassage, 'kind'> & { kind: string };

/** Those of these entities that the index has not, or not as they are. */
export async function entitiesOutOfDate(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const stored = await tx.passage.findMany({
    where: { govtEntityId: { in: [...ids] }, kind: 'body' },
  });
  const [there, due] = [stored, await entityPassages(tx, ids)].map((passages: Stored[]) =>
    contentsBy(passages, ({ govtEntityId }) => govtEntityId),
  );
  return ids.filter((id) => there?.get(id) !== due?.get(id));
}

/** Those of these meetings that the index has not, or not as they are. */
export async function meetingsOutOfDate(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const among = { meetingId: { in: [...ids] } };
  const stored = await tx.passage.findMany({ where: { ...among, kind: { not: 'transcript' } } });
  const meetings = await readMeetingTexts(tx, ids);
  const [there, due] = [stored, meetings.flatMap(meetingPassages)].map((passages: Stored[]) =>
    contentsBy(passages, ({ meetingId }) => meetingId),
  );
  const indexed = await tx.indexedMeeting.findMany({ where: { ...among, version: indexVersion } });
  const known = new Set(indexed.map(({ meetingId }) => meetingId));
  const transcripts = await transcriptsOutOfDate(tx, meetings);
  return meetings
    .map(({ id }) => id)
    .filter((id) => !known.has(id) || there?.get(id) !== due?.get(id) || transcripts.has(id));
}

type WithTranscript = {
  id: string;
  govtEntityId: string | null;
  transcriptId: string | null;
  sortDate: Date;
};

/** A transcript never changes: it is only asked which one is there, and where it is said to belong. */
async function transcriptsOutOfDate(
  tx: Tx,
  meetings: readonly WithTranscript[],
): Promise<Set<string>> {
  const there = await tx.passage.groupBy({
    by: ['meetingId', 'transcriptId', 'govtEntityId', 'sortDate'],
    where: { meetingId: { in: meetings.map(({ id }) => id) }, kind: 'transcript' },
  });
  const spoken = await tx.transcript.findMany({
    where: {
      id: { in: meetings.flatMap(({ transcriptId }) => transcriptId ?? []) },
      segments: { some: { text: { not: '' } } },
    },
    select: { id: true },
  });
  const withText = new Set(spoken.map(({ id }) => id));
  const isRight = ({ id, transcriptId, govtEntityId, sortDate }: WithTranscript) => {
    const own = there.filter(({ meetingId }) => meetingId === id);
    if (transcriptId === null || !withText.has(transcriptId)) return own.length === 0;
    const [only] = own;
    return (
      own.length === 1 &&
      only?.transcriptId === transcriptId &&
      only.govtEntityId === govtEntityId &&
      only.sortDate.getTime() === sortDate.getTime()
    );
  };
  return new Set(meetings.filter((meeting) => !isRight(meeting)).map(({ id }) => id));
}

/** What passages say, all that belong to one together; their order and their ids say nothing. */
function contentsBy(
  passages: readonly Stored[],
  ownerOf: (passage: Stored) => string | null,
): Map<string | null, string> {
  const lines = Map.groupBy(passages, ownerOf);
  return new Map([...lines].map(([owner, own]) => [owner, own.map(content).sort().join('\n')]));
}

function content({ kind, heading, text, speaker, anchor, outcome, ...rest }: Stored): string {
  const { govtEntityId, sortDate } = rest;
  return JSON.stringify([kind, heading, text, speaker, anchor, outcome, govtEntityId, sortDate]);
}
