import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { saveProceedings } from '../review/cases/save-proceedings.server.ts';
import { changedMeanwhile } from '../review/save-draft.server.ts';
import { caseOfMotion } from './case-of-motion.ts';
import type { Difference } from './differences.ts';
import { minutesBesideVotes } from './minutes-beside-votes.server.ts';
import { takeMinutesWord } from './take-minutes-word.ts';

type Answering = {
  actorId: string;
  meetingId: string;
  /** The minutes' revision that is on the editor's screen. */
  revision: number;
};

type OnDraft = { versionId: string; versionRevision: number };

/**
 * Puts what the minutes say in the place of what was heard, in the votes of the draft: of one
 * difference, or of all that are open but for votes that nobody heard.
 * @returns how many differences were taken
 * @throws AppError `conflict` when minutes or draft were changed since, or there is no draft
 */
export async function takeMinutes({
  which,
  versionId,
  versionRevision,
  ...answering
}: Answering & OnDraft & { which: string | 'all' }): Promise<number> {
  const { actorId } = answering;
  const { minutes, version, open } = await readOpen(answering);
  if (!version?.isDraft) {
    throw new AppError('conflict', 'There is no draft to change. Start a correction first.');
  }
  if (version.id !== versionId || version.revision !== versionRevision) throw changedMeanwhile();
  const chosen =
    which === 'all'
      ? open.filter(({ kind }) => kind !== 'missed')
      : open.filter(({ id }) => id === which);
  if (chosen.length === 0) throw changedSince();
  await saveProceedings({ actorId, versionId, revision: versionRevision }, (from) => ({
    to: {
      ...from,
      votes: takeMinutesWord(from.votes, {
        differences: chosen,
        written: minutes.votes,
        caseOf: (vote) => caseOfMotion(vote, from.cases),
        edited: { editedById: actorId, editedAt: new Date() },
      }),
    },
    change:
      chosen.length === 1 ? changeOf(chosen[0]) : `${chosen.length} things taken from the minutes`,
  }));
  return chosen.length;
}

function changeOf(one: Difference | undefined): string {
  if (!one || one.heard === null) return 'Vote added from the minutes';
  return `Vote ${one.heard + 1} as in the minutes`;
}

/**
 * Keeps what was heard, though the minutes say it otherwise; it is not asked again until one of them
 * changes.
 * @throws AppError `conflict` when minutes or votes were changed since
 */
export async function keepHeard({
  which,
  ...answering
}: Answering & { which: string }): Promise<void> {
  const { actorId, meetingId, revision } = answering;
  const { open } = await readOpen(answering);
  if (!open.some(({ id }) => id === which)) throw changedSince();
  await transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const minutes = await tx.meetingMinutes.count({ where: { meetingId, revision } });
    if (minutes === 0) throw changedSince();
    await tx.keptDifference.upsert({
      where: { meetingId_key: { meetingId, key: which } },
      create: { meetingId, key: which },
      update: {},
      select: { key: true },
    });
    await audit(tx, {
      actorId,
      action: 'keep-heard',
      subjectType: 'meeting',
      subjectId: meetingId,
      detail: {},
    });
  });
}

async function readOpen({ meetingId, revision }: Answering) {
  const { minutes, version, compared } = await minutesBesideVotes(meetingId);
  if (minutes?.revision !== revision) throw changedSince();
  return { minutes, version, open: compared?.differences.filter(({ isKept }) => !isKept) ?? [] };
}

const changedSince = () =>
  new AppError(
    'conflict',
    'The minutes or the votes were changed since you opened this page. Nothing was saved: look at what they say now.',
  );
