import { beforeAll, expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { supplementAgenda } from '#app/records/kept-agenda/supplement-agenda.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { plainPassage } from '#app/search/indexing/new-passage.ts';
import { runSearches } from '#app/search/new-text/run-searches.ts';
import {
  compareMinutesApart,
  compareVersionsApart,
  spreadOfSaveApart,
} from '#app/summaries/comparing/compare-apart.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { readGivenMinutes } from '#app/summaries/minutes/read-given-minutes.server.ts';
import { writeSentences } from '#app/summaries/version-rows.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { longestHold, yardstick } from '#tests/support/longest-hold.ts';
import { longDraft, longMinutes, longRecord } from '#tests/support/worst-inputs.ts';

// On SQLite the process that answers readers also does what is asked of editors' pages and jobs.

/** Some hundred milliseconds on most machines; all that is tried here took two to fifty times that. */
let most: number;

/** Milliseconds that nobody notices, and that starting a program may take from a large process. */
const leastNoticed = 150;

beforeAll(() => {
  most = Math.max(20 * yardstick(), leastNoticed);
});

it('nobody waits for minutes that are read', async () => {
  const pasted = longMinutes();
  expect(await longestHold(() => readGivenMinutes({ pasted }))).toBeLessThan(most);
});

it('nobody waits for minutes that are laid beside hundreds of votes', async () => {
  const vote = (mover: string, at: number): MinutesVote => ({
    ...{ motion: `approve the lease of parcel ${at}`, mover, seconder: null, outcome: 'adopted' },
    ...{ yes: 4, no: 1, abstain: null, isUnanimous: false, rollCall: [], segments: [at] },
    ...{ designator: null, title: null },
  });
  const names = Array.from({ length: 300 }, (_, at) => `Hale${'abcdefghij'[at % 10]}lin${at}`);
  const written = names.map(vote);
  const heard = names.map((name, at) => ({
    ...vote(`${name}son`, at),
    ...{ subject: null, cases: [] },
  }));
  expect(await longestHold(() => compareMinutesApart({ written, heard }))).toBeLessThan(most);
});

it('nobody waits for drafts of which no sentence is the same', async () => {
  const [before, after] = [longDraft(500, 1), longDraft(500, 9_000)];
  expect(await longestHold(() => compareVersionsApart(before, after))).toBeLessThan(most);
  const draft = (markdown: string) => ({ markdown, votes: [], cases: [], facts: [] });
  const saved = { before: draft(before), after: draft(after), now: draft(after), body: '' };
  expect(await longestHold(() => spreadOfSaveApart(saved))).toBeLessThan(most);
});

it('nobody waits for an agenda that is laid beside another, line by line', async () => {
  const agenda = (word: string) =>
    Array.from({ length: 500 }, (_, line) => {
      const title = Array.from({ length: 60 }, (_, at) => `${word}${line}-${at}`).join(' ');
      return plainEntry({ designator: '1', title, level: 0 });
    });
  const [first, second] = [agenda('lease'), agenda('parking')];
  expect(await longestHold(() => supplementAgenda(first, second))).toBeLessThan(most);
});

it('nobody waits for a long record and its summary to be stored and indexed', async () => {
  const { id: actorId } = await makeUser({ tier: 'admin' });
  const { entityName } = await makeEntity();
  const meeting = { kind: 'new', entityName, title: 'Council', date: '2026-03-10' } as const;
  const taking = { actorId, bytes: longRecord(2), fileName: 'council.vtt', meeting };
  const holds = [await longestHold(() => takeInRecord(taking))];
  const { id: transcriptId, meetingId } = await db.transcript.findFirstOrThrow({
    where: { govtEntity: { entityName } },
  });
  const markdown = longDraft(1, 1);
  const { id } = await db.summaryVersion.create({
    data: { meetingId, transcriptId, origin: 'extractive', markdown, publishedAt: new Date() },
  });
  await db.meeting.update({ where: { id: meetingId }, data: { markdownSummary: markdown } });
  const sentences = Array.from({ length: 600 }, (_, at) => ({
    ...{ text: `Lease ${at} was approved.`, section: 'Cases', citations: [at], reasons: [] },
    ...{ verdict: 'supported' as const, basis: 'compared' as const, unfit: [], evidence: [] },
    ...{ judgement: null, advice: null },
  }));
  holds.push(await longestHold(() => transact((tx) => writeSentences(tx, id, sentences))));
  holds.push(await longestHold(() => transact((tx) => indexMeeting(tx, meetingId))));
  expect(Math.max(...holds)).toBeLessThan(most);
  expect(await db.transcriptSegment.count({ where: { transcriptId } })).toBeGreaterThan(1_000);
});

it('nobody waits for a new text that saved searches are run over', async () => {
  const passages = Array.from({ length: 12_000 }, (_, at) => ({
    ...{ ...plainPassage, kind: 'transcript' as const, sortDate: new Date() },
    ...{ meetingId: 'm', govtEntityId: null },
    text: `The council heard about parking at ${at} Main Street. `.repeat(8),
  }));
  expect(await longestHold(() => runSearches({ passages, body: null }))).toBeLessThan(most);
});
