import { describe, expect, it } from 'vitest';
import { formatClockTime, parseClockTime } from './clock-time.ts';
import { placeInRecording, playAddress, recordingOf } from './recording.ts';

const none = { audioFile: null, videoId: null, recordingStartSeconds: null };
const at = (clock: string) => parseClockTime(clock) ?? Number.NaN;

describe('what of a meeting can be played', () => {
  it('is sound at an address of the web, or a video whose id is one of YouTube', () => {
    expect(recordingOf(none)).toBeNull();
    for (const audioFile of ['javascript:alert(1)', 'file:///x.mp3', 'meeting.mp3', ' ']) {
      expect(recordingOf({ ...none, audioFile })).toBeNull();
    }
    for (const videoId of ['vimeo:1', 'dQw4w9WgXc', 'dQw4w9WgXcQ&x', '"><script>']) {
      expect(recordingOf({ ...none, videoId })).toBeNull();
    }
    expect(recordingOf({ ...none, videoId: ' dQw4w9WgXcQ ' })?.video).toBe('dQw4w9WgXcQ');
    expect(recordingOf({ ...none, audioFile: 'https://a.example/m.mp3' })?.audio).toBe(
      'https://a.example/m.mp3',
    );
  });

  it('is opened at a second by its address alone', () => {
    const audio = { audio: 'https://a.example/m.mp3#x', video: null, startsAt: null };
    expect(playAddress(audio, 123.9)).toBe('https://a.example/m.mp3#t=123');
    const video = { audio: null, video: 'dQw4w9WgXcQ', startsAt: null };
    expect(playAddress(video, 123.9)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=123s');
  });
});

describe('the place in the recording', () => {
  it('is the time of the record where that counts from the start', () => {
    expect(placeInRecording(61.5, { clockStart: null, startsAt: null })).toBe(61.5);
    expect(placeInRecording(null, { clockStart: null, startsAt: null })).toBeNull();
  });

  it('is never guessed where the record has times of day and nobody said when it began', () => {
    expect(placeInRecording(61, { clockStart: at('10:03 AM'), startsAt: null })).toBeNull();
  });

  it('is counted from when the recording began, over midnight as well', () => {
    const clock = { clockStart: at('10:03 AM'), startsAt: at('10:00 AM') };
    expect(placeInRecording(20, clock)).toBe(200);
    const late = { clockStart: at('12:05 AM'), startsAt: at('11:50 PM') };
    expect(placeInRecording(0, late)).toBe(15 * 60);
  });

  it('is none before the recording began', () => {
    const clock = { clockStart: at('10:00 AM'), startsAt: at('10:03 AM') };
    expect(placeInRecording(20, clock)).toBeNull();
    expect(placeInRecording(200, clock)).toBe(20);
  });
});

describe('a time of day', () => {
  it.each([
    ['10:03 AM', 36_180],
    ['10:03:30 am', 36_210],
    ['12:00 AM', 0],
    ['12:30 p.m.', 45_000],
    ['18:30', 66_600],
    ['0:05', 300],
  ])('%s', (text, seconds) => {
    expect(parseClockTime(text)).toBe(seconds);
    expect(parseClockTime(formatClockTime(seconds))).toBe(seconds);
  });

  it.each(['', '10', '10:3', '25:00', '13:00 PM', '0:30 AM', '10:60', '10:03 XM', '10:03:99'])(
    'not %s',
    (text) => expect(parseClockTime(text)).toBeNull(),
  );
});
