import { expect, it } from 'vitest';
import { isUnnamedVoice } from './unnamed-voice.ts';

it.each([
  'Speaker 3',
  'SPEAKER_02',
  'Speaker #2',
  'spk_0',
  'S1',
  'Speaker C',
  'speaker_a',
  'Speaker Two',
  'Channel 1',
  'Mic 4',
  'B',
  '12',
])('“%s” only tells a voice apart', (label) => {
  expect(isUnnamedVoice(label)).toBe(true);
});

it.each(['Speaker Lee', 'Mayor', 'Madam Speaker', 'J. Hill', 'Bo', 'Seat', 'Guest'])(
  '“%s” is a name, an office or anybody',
  (label) => {
    expect(isUnnamedVoice(label)).toBe(false);
  },
);
