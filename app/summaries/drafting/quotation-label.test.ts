import { expect, it } from 'vitest';
import { labelOf } from './quotation-label.ts';
import { whoSpeaks } from './who-speaks.ts';

const sentence = (speaker: string, text: string, index: number) => ({
  index,
  text,
  speaker,
  segments: [index],
  opensTurn: true,
});

it('puts the words of somebody whom the record only calls one of the public into nobody else’s mouth', () => {
  const voices = whoSpeaks([
    sentence('Chair Ana Reyes', 'Is anybody here to speak?', 0),
    sentence('Lee Okoro', 'I am.', 1),
    sentence('Public commenter', 'The fee is far too high for us.', 2),
    sentence('Lee Okoro', 'It pays for the road.', 3),
  ]);
  expect(voices.map((voice) => labelOf(voice, { isPublic: false }))).toEqual([
    'Chair Ana Reyes',
    'Lee Okoro',
    'Public comment',
    'Lee Okoro',
  ]);
});
