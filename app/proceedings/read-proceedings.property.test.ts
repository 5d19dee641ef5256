import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { workDone } from '#tests/support/work-done.ts';
import { readProceedings } from './read-proceedings.ts';

const phrase = fc.oneof(
  fc.constantFrom(
    'Item 5A is the lease of the depot.',
    'item c',
    'Next is the consent agenda, items A through F except D.',
    'I move to approve it.',
    'Second.',
    'All in favor? Aye. Opposed? Motion carries.',
    'We will open public comment.',
    'Council reports. Commissioner Bell, please.',
    'Seven point two.',
    "I'd like to pull item four.",
    'Resolution 2024-11, a resolution authorizing the sale of trucks.',
    'The next item is a variance for 18 Linden Court.',
    'If there is no objection, the minutes of May 4 will be adopted.',
    'Is there a motion to adjourn? We are adjourned.',
    'you you you you you',
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const entry: fc.Arbitrary<AgendaEntry> = fc.record({
  designator: fc.oneof(
    fc.constant(null),
    fc.constantFrom('1.', '5.A', 'a)', 'XIV', '12-O'),
    fc.string(),
  ),
  title: fc.oneof(phrase, fc.constantFrom('Consent Agenda', 'Adjournment', 'Lease of the depot')),
  level: fc.nat(3),
  isHeading: fc.boolean(),
  isConsent: fc.boolean(),
  fileNumber: fc.oneof(fc.constant(null), fc.string({ maxLength: 12 })),
  sponsors: fc.constant([]),
  recommendation: fc.constant(null),
});

it('gives the cases of any record and any agenda in order and within the record', () => {
  fc.assert(
    fc.property(
      fc.array(phrase, { maxLength: 40 }),
      fc.array(entry, { maxLength: 25 }),
      (turns, agenda) => {
        const transcript = transcriptOf(turns);
        const { cases, votes } = readProceedings(transcript, agenda);
        let before = 0;
        for (const one of cases) {
          expect(one.title.trim()).not.toBe('');
          expect(one.firstSentence).toBeGreaterThanOrEqual(before);
          expect(one.lastSentence).toBeGreaterThanOrEqual(one.firstSentence);
          expect(one.firstSegment).toBeGreaterThanOrEqual(0);
          expect(one.lastSegment).toBeGreaterThanOrEqual(one.firstSegment);
          expect(one.lastSegment).toBeLessThan(Math.max(1, transcript.segments.length));
          if (one.entry !== null) expect(agenda[one.entry]).toBeDefined();
          before = one.firstSentence;
        }
        for (const { items } of votes) for (const item of items) expect(cases[item]).toBeDefined();
      },
    ),
    { numRuns: 150 },
  );
});

const hour = Array.from({ length: 900 }, (_, at) =>
  [
    `We now speak of matter number ${at}, the ${['lease', 'bridge', 'library', 'well'][at % 4]} on street ${at % 97}.`,
    'The engineer says that it will cost about as much as last year and nobody objects to that.',
  ].join(' '),
);
/** In seconds of the processor: what an hour may take beside a huge agenda. */
const patience = 4;
const secondsFor = (work: () => void) => {
  const seconds = workDone();
  work();
  return seconds();
};

it('lays an agenda of 2,000 items on an hour of record in seconds', () => {
  const agenda = Array.from(
    { length: 2000 },
    (_, at): AgendaEntry => ({
      designator: `${at + 1}.`,
      title: `Consideration of the ${['lease', 'bridge', 'library', 'well'][at % 4]} on street ${at} with an account of its cost`,
      level: 0,
      isHeading: false,
      isConsent: at % 5 === 0,
      fileNumber: null,
      sponsors: [],
      recommendation: null,
    }),
  );
  expect(secondsFor(() => readProceedings(transcriptOf(hour), agenda))).toBeLessThan(patience);
});

it.each([
  ['designators', 'item 5A '],
  ['courtesy', 'okay so now and then '],
  ['letters', 'A, B, C, D through '],
  ['motions', 'I move to approve the motion to '],
  ['consent', 'pull the consent agenda item a separately '],
  ['members', 'next Commissioner Bell please '],
  ['minutes', 'the minutes of May 4 and June '],
  ['one letter', 'a'],
  ['spaces', '          '],
])('is not slowed down by %s without end', (_, piece) => {
  const record = transcriptOf([piece.repeat(Math.ceil(20_000 / piece.length))]);
  expect(secondsFor(() => readProceedings(record))).toBeLessThan(patience);
});
