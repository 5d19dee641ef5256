import { expect, it, vi } from 'vitest';
import { checkSentences } from '#app/checking/check-sentences.ts';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { startCorrection } from '../publishing/start-correction.server.ts';
import { readReview } from './read-review.server.ts';
import { saveDraft } from './save-draft.server.ts';

vi.mock('#app/checking/check-sentences.ts', async (original) => {
  const real = await original<typeof import('#app/checking/check-sentences.ts')>();
  return { ...real, checkSentences: vi.fn(real.checkSentences) };
});

const wrong = 'The motion numbered 9,000,000 passes.';

async function typedDraft() {
  const actorId = (await makeUser({ tier: 'admin' })).id;
  const { meeting } = await makePublishedMeeting();
  await db.summaryVersion.updateMany({
    where: { meetingId: meeting.id },
    data: { origin: 'typed' },
  });
  const { versionId } = await startCorrection({ actorId, meetingId: meeting.id });
  const view = async () => {
    const { version } = await readReview({ meetingId: meeting.id, versionId });
    if (!version) throw new Error('There is no draft.');
    return version;
  };
  const save = async (markdown: string) =>
    saveDraft({ actorId, versionId, revision: (await view()).revision, markdown });
  return { versionId, view, save };
}

it('advice on what was typed is asked for when it is saved, not when it is looked at', async () => {
  const { view, save } = await typedDraft();
  await save(`${wrong}\n\nThe motion passes. [0:05](#s1)`);
  vi.mocked(checkSentences).mockClear();
  const first = await view();
  expect(first.sentences[0]?.advice.join(' ')).toContain('9,000,000');
  expect(first.sentences[1]?.advice).toEqual([]);
  expect(await view()).toEqual(first);
  expect(checkSentences).not.toHaveBeenCalled();
});

it('advice on what was saved before it was kept is asked for once', async () => {
  const { versionId, view, save } = await typedDraft();
  await save(wrong);
  await db.summarySentence.updateMany({ where: { versionId }, data: { advice: null } });
  const [one, other] = await Promise.all([view(), view()]);
  expect(one.sentences[0]?.advice.join(' ')).toContain('9,000,000');
  expect(other).toEqual(one);
  const stored = await db.summarySentence.findFirstOrThrow({ where: { versionId } });
  expect(stored.advice).toContain('9,000,000');
});
