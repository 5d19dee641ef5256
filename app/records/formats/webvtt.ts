import type { Transcript } from '../transcript.ts';
import type { Cue } from './cue.ts';
import { decodeEntities, plainCueText } from './cue-text.ts';
import { checkCueCount, joinCues } from './join-cues.ts';
import { cleanText } from './segment-list.ts';
import { parseStamp } from './stamps.ts';

const timing =
  /^\s{0,8}((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})[ \t]+-->[ \t]+((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** WebVTT: cues with voice tags, settings and inline times; notes, styles and regions are read past. */
export function readWebVtt(text: string): Transcript {
  const lines = text.split('\n');
  const heading = (lines[0] ?? '').slice('WEBVTT'.length).replace(/^[\s\-–:]+/, '');
  const cues: Cue[] = [];
  let notes = 0;
  let broken = 0;
  let index = endOfBlock(lines, 1);
  while (index < lines.length) {
    const line = lines[index] ?? '';
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) {
      if (line.startsWith('NOTE')) notes += 1;
      index = endOfBlock(lines, index);
      continue;
    }
    index += 1;
    if (!line.includes('-->')) {
      // A blank line inside a caption cuts it in two; what is no number of a cue belongs to it.
      const isNumber = (lines[index] ?? '').includes('-->');
      const last = cues.at(-1);
      if (!isNumber && last !== undefined && line !== '') last.text += `\n${plainCueText(line)}`;
      continue;
    }
    const times = timing.exec(line);
    const end = endOfBlock(lines, index);
    const payload = lines.slice(index, end).join('\n');
    index = end;
    const startSeconds = parseStamp(times?.[1] ?? '')?.seconds ?? null;
    const endSeconds = parseStamp(times?.[2] ?? '')?.seconds ?? null;
    if (startSeconds === null) broken += 1;
    for (const { speaker, text: said } of voices(payload)) {
      cues.push({ startSeconds, endSeconds, speaker, text: plainCueText(said) });
    }
    checkCueCount(cues.length);
  }
  const { segments, leftOut } = joinCues(cues);
  if (notes > 0) leftOut.push(`Notes in the caption file were read past: ${notes}.`);
  if (broken > 0)
    leftOut.push(
      `${broken === 1 ? '1 caption has' : `${broken} captions have`} no readable time: the text was kept, without times.`,
    );
  return {
    format: 'webvtt',
    title: cleanText(heading) || null,
    description: null,
    date: null,
    clockStartSeconds: null,
    segments,
    leftOut,
  };
}

/** Where a block ends: at an empty line, or at the next cue's times. */
function endOfBlock(lines: string[], from: number): number {
  let index = from;
  // Only an empty line ends a block: in rolling captions a line with one space is part of it.
  while (index < lines.length && lines[index] !== '') {
    if ((lines[index] ?? '').includes('-->')) break;
    index += 1;
  }
  return index;
}

/** The parts of a cue by voice: `<v Mary Smith>Good evening.</v>`. */
function voices(payload: string): { speaker: string | null; text: string }[] {
  const parts: { speaker: string | null; text: string }[] = [];
  let speaker: string | null = null;
  let from = 0;
  for (const tag of payload.matchAll(/<v(?:\.[^\s<>]{0,100})?[ \t]+([^<>]{1,200})>|<\/v>/g)) {
    parts.push({ speaker, text: payload.slice(from, tag.index) });
    speaker = tag[1] === undefined ? null : decodeEntities(tag[1]);
    from = tag.index + tag[0].length;
  }
  parts.push({ speaker, text: payload.slice(from) });
  return parts.filter((part) => part.text.trim() !== '');
}
