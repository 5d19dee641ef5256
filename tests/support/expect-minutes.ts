import { expect } from 'vitest';
import { readProceedings } from '#app/proceedings/read-proceedings.ts';
import { readRecord } from '#app/records/read-record.server.ts';

type Told = readonly [
  subject: RegExp,
  mover: string | null,
  seconder: string | null,
  yes: number | null,
  no: number | null,
  outcome: 'adopted' | 'rejected' | null,
];

type Expected = {
  votes: readonly Told[];
  /** Designator, title and state of cases that must be there, in their order; a state of null is not asked. */
  cases: readonly (readonly [designator: string | null, title: RegExp, state: string | null])[];
  /** Who voted how in each vote: 'Hale yes'. */
  rolls?: readonly (readonly string[])[];
};

const lastWord = (name: string | null) => name?.split(' ').at(-1)?.toLowerCase() ?? null;

/** Reads a text as minutes and holds what was found in it against what a person reads there. */
export async function expectMinutes(text: string, expected: Expected): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const { cases, votes } = readProceedings(await readRecord({ bytes, fileName: 'minutes.txt' }));
  const found = votes.map(({ mover, seconder, yes, no, outcome }) => [
    ...[lastWord(mover), lastWord(seconder), yes, no, outcome],
  ]);
  expect(found).toEqual(
    expected.votes.map(([, mover, seconder, ...counts]) => [
      ...[lastWord(mover), lastWord(seconder), ...counts],
    ]),
  );
  for (const [at, [subject]] of expected.votes.entries())
    expect(votes[at]?.subject ?? '', `subject of vote ${at + 1}`).toMatch(subject);
  let from = 0;
  for (const [designator, title, state] of expected.cases) {
    const at = cases.findIndex((one, index) => index >= from && title.test(one.title));
    const listed = cases.map((one) => `${one.designator} ${one.title}: ${one.state}`).join('\n');
    expect(at, `no case ${title} in its place among\n${listed}`).toBeGreaterThanOrEqual(0);
    expect([cases[at]?.designator, state && cases[at]?.state]).toEqual([designator, state]);
    from = at + 1;
  }
  if (expected.rolls)
    expect(
      votes.map(({ rollCall }) => rollCall.map(({ name, vote }) => `${name} ${vote}`)),
    ).toEqual(expected.rolls);
}
