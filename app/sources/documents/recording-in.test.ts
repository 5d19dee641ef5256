import { expect, it } from 'vitest';
import { recordingIn } from './recording-in.ts';

it.each([
  [
    'audio',
    'https://files.example/2026/05-12.mp3?dl=1',
    { audioFile: 'https://files.example/2026/05-12.mp3?dl=1' },
  ],
  ['video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', { videoId: 'dQw4w9WgXcQ' }],
  ['video', 'https://youtu.be/dQw4w9WgXcQ', { videoId: 'dQw4w9WgXcQ' }],
  ['video', 'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', { videoId: 'dQw4w9WgXcQ' }],
  ['video', 'https://www.youtube.com/@harborfalls/streams', null],
  ['video', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['video', 'https://harborfalls.granicus.com/player/clip/55', null],
  ['minutes', 'https://files.example/minutes.mp3', null],
] as const)('finds what can be played of a %s at %s', (kind, url, recorded) => {
  expect(recordingIn({ kind, url })).toEqual(recorded);
});
