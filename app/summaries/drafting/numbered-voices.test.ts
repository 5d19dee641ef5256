import { expect, it } from 'vitest';
import { readSpokenSentences } from '#app/proceedings/language/spoken-sentences.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { whoSpeaks } from './who-speaks.ts';

type Turn = [speaker: string, text: string];

/** Who is found to say each turn, by its first sentence. */
function namesOf(turns: readonly Turn[]): (string | null)[] {
  const sentences = readSpokenSentences(transcriptOf([...turns]).segments);
  const voices = whoSpeaks(sentences);
  return turns.map(([, text]) => {
    const at = sentences.findIndex((sentence) => text.startsWith(sentence.text));
    return voices[at]?.name ?? null;
  });
}

const leak = 'The north tank leaks into the creek below it every spring.';

it('a voice that was called on more than once bears the name all evening', () => {
  expect(
    namesOf([
      ['Speaker 1', 'Councilor Lark.'],
      ['Speaker 2', leak],
      ['Speaker 1', 'Thank you. Councilor Moss?'],
      ['Speaker 3', 'The fence on Dover Road costs too much.'],
      ['Speaker 1', 'I recognize Councilor Lark.'],
      ['Speaker 2', 'A fence would keep the deer out of the orchard.'],
      ['Speaker 1', 'All right, we have a busy evening before us.'],
      ['Speaker 2', 'Deer ate the whole orchard last autumn.'],
    ]),
  ).toEqual([
    null,
    'Councilor Lark',
    null,
    'Councilor Moss',
    null,
    'Councilor Lark',
    null,
    'Councilor Lark',
  ]);
});

it('one that was called on once bears it for as long as it speaks on', () => {
  expect(
    namesOf([
      ['Speaker 1', 'Councilor Lark, go ahead.'],
      ['Speaker 2', leak],
      ['Speaker 3', 'It has leaked since the flood of last year.'],
      ['Speaker 2', 'Deer ate the whole orchard last autumn.'],
    ]),
  ).toEqual([null, 'Councilor Lark', null, null]);
});

it('of two who are named the first is called on', () => {
  expect(
    namesOf([
      ['Speaker 1', 'I will recognize Councilor Lark and then Councilor Moss.'],
      ['Speaker 2', leak],
    ]),
  ).toEqual([null, 'Councilor Lark']);
});

it('a voice that follows on two names bears neither beyond its turn', () => {
  expect(
    namesOf([
      ['Speaker 1', 'Councilor Lark?'],
      ['Speaker 2', leak],
      ['Speaker 1', 'Councilor Moss?'],
      ['Speaker 2', 'The fence on Dover Road costs too much.'],
      ['Speaker 1', 'All right, we have a busy evening before us.'],
      ['Speaker 2', 'Deer ate the whole orchard last autumn.'],
    ]),
  ).toEqual([null, 'Councilor Lark', null, 'Councilor Moss', null, null]);
});

it('thanks name the voice that was heard last, and nobody before it', () => {
  expect(
    namesOf([
      ['Speaker 2', leak],
      ['Speaker 3', 'The fence on Dover Road costs too much for us.'],
      ['Speaker 1', 'Thank you, Councilor Moss.'],
      ['Speaker 4', 'A fence would keep the deer out of the orchard.'],
      ['Speaker 1', 'Thank you, Councilor Lark Thank you, Manager Dove for the work.'],
    ]),
  ).toEqual([null, 'Councilor Moss', null, null, null]);
});

it('whoever thanks does not speak for those who are thanked', () => {
  expect(
    namesOf([
      ['Speaker 2', leak],
      ['Speaker 1', 'That point about the creek was new to me and to the staff.'],
      ['Speaker 1', 'Thank you, Councilor Moss.'],
    ]),
  ).toEqual(['Councilor Moss', null, null]);
});

it('who is called in the public’s time speaks as one of the public', () => {
  const turns: Turn[] = [
    ['Speaker 1', 'Public comment is now open. Our next speaker is Dana Lee.'],
    ['Speaker 2', leak],
    ['Speaker 1', 'Councilor Moss?'],
    ['Speaker 3', 'The fence on Dover Road costs too much.'],
  ];
  const sentences = readSpokenSentences(transcriptOf(turns).segments);
  const voices = whoSpeaks(sentences);
  const said = (words: string) => voices[sentences.findIndex(({ text }) => text === words)];
  expect(said(leak)).toMatchObject({ name: 'Dana Lee', isPublic: true });
  expect(said('The fence on Dover Road costs too much.')).toMatchObject({ isPublic: false });
});
