import type { CityMeeting } from '../meetings.ts';
import { proceedingsOf } from './proceedings.ts';

type Cue = { from: number; to: number; who: string; text: string };

/** People at a council's table speak slowly, and wait for each other. */
const wordsASecond = 2.1;
const pauseSeconds = 1.6;
const shortestSeconds = 0.9;

function cuesOf(meeting: CityMeeting): Cue[] {
  const cues: Cue[] = [];
  let at = 12;
  for (const { who, text } of proceedingsOf(meeting)) {
    for (const sentence of text.split(/(?<=[.?!]) (?=[A-Z])/)) {
      const seconds = Math.max(shortestSeconds, sentence.split(' ').length / wordsASecond);
      cues.push({ from: at, to: at + seconds, who, text: sentence });
      at += seconds + 0.2;
    }
    at += pauseSeconds;
  }
  return cues;
}

/** WebVTT, with the speakers in voice spans. */
export const asWebVtt = (meeting: CityMeeting): string =>
  [
    'WEBVTT',
    ...cuesOf(meeting).map(
      ({ from, to, who, text }) => `${clock(from, '.')} --> ${clock(to, '.')}\n<v ${who}>${text}`,
    ),
    '',
  ].join('\n\n');

/** SubRip, in which speakers stand before what they say. */
export const asSubRip = (meeting: CityMeeting): string =>
  `${cuesOf(meeting)
    .map(
      ({ from, to, who, text }, at) =>
        `${at + 1}\n${clock(from, ',')} --> ${clock(to, ',')}\n${who}: ${text}`,
    )
    .join('\n\n')}\n`;

function clock(seconds: number, point: '.' | ','): string {
  const [day, fraction = ''] = new Date(Math.round(seconds * 1000)).toISOString().split('.');
  return `${day?.slice(11)}${point}${fraction.slice(0, 3)}`;
}
