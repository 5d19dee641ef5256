import { expect, it } from 'vitest';
import { soundCount } from './sound-count.ts';

const segment = (index: number, text: string, speaker: string | null = null) => ({
  ...{ index, text, speaker, startSeconds: null, endSeconds: null },
});
const segments = [
  segment(4, 'Call the roll please. Dana. Hi. Mr. Vos.', 'Clerk'),
  segment(5, 'Nay.', 'Lou Voss'),
  segment(6, 'Ana. Aye. That passes two to one.', 'Clerk'),
];
const members = [{ name: 'Pat Lund', office: 'Trustee', aliases: [] }];
const at = (number: number, quote: string) => ({ segment: number, quote });
const all = [
  { name: 'Dana', vote: 'yes' as const, said: at(4, 'Dana. Hi.') },
  { name: 'Lou Voss', vote: 'no' as const, said: at(5, 'Nay.') },
  { name: 'Ana', vote: 'yes' as const, said: at(6, 'Ana. Aye.') },
];
const sound = (answer: Parameters<typeof soundCount>[0]) =>
  soundCount(answer, { segments, members });

it('keeps what stands in the record: who answered and what was counted', () => {
  const count = { yes: 2, no: 1, abstain: null, said: at(6, 'passes two to one') };
  expect(sound({ count, answers: all })).toEqual({
    ...{ yes: 2, no: 1, abstain: null },
    rollCall: all.map(({ name, vote }) => ({ name, vote })),
    quotes: ['Dana. Hi.', 'Nay.', 'Ana. Aye.', 'passes two to one'],
  });
});

it('leaves out words that nobody said there, and whom nobody named', () => {
  const [dana, lou, ana] = all;
  if (!dana || !lou || !ana) throw new Error('Three answered.');
  expect(
    sound({
      count: { yes: 3, no: 0, abstain: null, said: at(6, 'passes three to zero') },
      answers: [
        { ...dana, said: at(6, 'Dana. Hi.') },
        { ...ana, name: 'Rosamund' },
        { ...lou, name: 'Pat Lund' },
        { ...lou, vote: 'yes' },
      ],
    }),
  ).toBeNull();
});

it('counts the answers where nobody says a number, and three are heard', () => {
  expect(sound({ count: null, answers: all })).toMatchObject({ yes: 2, no: 1, abstain: null });
  expect(sound({ count: null, answers: all.slice(0, 2) })).toMatchObject({ yes: null, no: null });
});

it('takes no side for none that was not told, nor those against for all', () => {
  const [dana, lou] = all;
  if (!dana || !lou) throw new Error('Three answered.');
  const count = { yes: 2, no: null, abstain: null, said: at(6, 'passes two to one') };
  expect(sound({ count, answers: [dana] })).toMatchObject({ yes: 2, no: null });
  const against = ['Lou Voss', 'Ana', 'Dana'].map((name) => ({
    ...{ name, vote: 'no' as const, said: at(6, 'That passes') },
  }));
  expect(sound({ count: null, answers: against })).toMatchObject({ yes: null, no: null });
});

it('holds the numbers of a count against its words', () => {
  const count = { yes: 5, no: 0, abstain: null, said: at(6, 'passes two to one') };
  expect(sound({ count, answers: [] })).toBeNull();
});

it('hears each member once, and is nothing where nothing stands', () => {
  const again = all.map((one) => ({ ...one, name: `Ms. ${one.name}` }));
  expect(sound({ count: null, answers: [...all, ...again] })?.rollCall).toHaveLength(3);
  expect(sound({ count: null, answers: [] })).toBeNull();
  const count = { yes: 9000, no: 0, abstain: null, said: at(6, 'passes two to one') };
  expect(sound({ count, answers: [] })).toBeNull();
});
