import { tellOfMatters } from '#app/alerts/matters/tell-of-matters.server.ts';
import { findMatters } from '#app/matters/find-matters.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { takeInAgenda } from '#app/records/kept-agenda/take-in-agenda.server.ts';
import { publishVersion } from '#app/summaries/publishing/publish-version.server.ts';

type PublishedCase = { title: string; state?: string; kind?: string; motion?: string };

/** Publishes a summary with these cases, without the work that this brings. */
export async function publishCases(
  meetingId: string,
  cases: readonly PublishedCase[],
  correction: string | null = null,
): Promise<void> {
  const markdown = `## In short\n\n${cases.map(({ title }) => `${title}.`).join(' ')}`;
  const { id: versionId } = await db.summaryVersion.create({
    data: {
      ...{ meetingId, markdown, origin: 'typed' },
      items: {
        create: cases.map(({ title, state = 'adopted', kind = 'action' }, index) => ({
          ...{ index, title, state, kind },
          ...{ firstSegment: index, lastSegment: index },
        })),
      },
      sentences: {
        create: cases.map(({ title }, index) => ({
          ...{ index, text: `Told of ${title}.`, section: 'In short', verdict: 'supported' },
          citations: JSON.stringify([index]),
        })),
      },
      votes: {
        create: cases.map(({ motion = 'approve' }, index) => ({
          ...{ index, item: index, motion, yes: 5, no: 2, outcome: 'adopted' },
        })),
      },
    },
    select: { id: true },
  });
  const of = { actorId: null, transcriptId: null, meetingId, versionId, markdown, correction };
  await transact((tx) => publishVersion(tx, of));
}

/** Gives a meeting an agenda, a line each, without the work that this brings. */
export async function giveAgenda(meetingId: string, lines: readonly string[]): Promise<void> {
  const text = lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
  const agenda = { text, entries: readAgendaText(text) };
  await transact((tx) => takeInAgenda(tx, { actorId: null, meetingId, agenda }));
}

/** Does the work that a change of a meeting's text brings. */
export async function settle(meetingId: string): Promise<void> {
  await findMatters({ meetingId });
  await tellOfMatters({ meetingId });
}

/** A matter by its label. */
export const matterCalled = (govtEntityId: string | null, label: string) =>
  db.matter.findFirstOrThrow({ where: { govtEntityId, label } });
