import type { Transcript } from '../transcript.ts';
import type { Cue } from './cue.ts';
import { checkCueCount, joinCues } from './join-cues.ts';
import { secondsOf } from './stamps.ts';

/** What tools that tell voices apart write of a turn, each on a line of its own; `Duration` follows from two of them. */
const field =
  /^[ \t]{0,8}(?:(speaker|name)|(start|begin|from)|(end|to)|(duration)|(text|transcript|content))(?: ?time)?:(?:[ \t]+(.*))?$/i;
const divider = /^[ \t]{0,8}[-=_*]{5,}[ \t]*$/;
/** A name alone, over the fields of its turn. */
const nameAlone = /^[ \t]{0,8}(\S[^\n:]{0,80}):[ \t]*$/;

const starts = /^[ \t]{0,8}(?:start|begin|from)(?: ?time)?:[ \t]+\d[\d:.,]*[ \t]*s?$/gim;
const texts = /^[ \t]{0,8}(?:text|transcript|content):/gim;
/** Fewer of them may be a form that somebody reads out. */
const fewestBlocks = 3;

/** Whether a text is of turns that are told field by field: `Start:`, `End:`, `Text:`. */
export function isInFields(head: string): boolean {
  const count = (marks: RegExp) => head.match(marks)?.length ?? 0;
  return count(starts) >= fewestBlocks && count(texts) >= fewestBlocks;
}

type Block = Cue & { isOpen: boolean };

/** Turns as blocks of fields, between rules or empty lines. */
export function readFieldBlocks(text: string): Transcript {
  const cues: Cue[] = [];
  let block = emptyBlock();
  let unused = 0;
  const close = () => {
    if (block.text.trim() !== '') cues.push(block);
    checkCueCount(cues.length);
    block = emptyBlock();
  };
  for (const line of text.split('\n')) {
    const found = field.exec(line);
    const name = found ? null : nameAlone.exec(line)?.[1];
    if (divider.test(line) || (line.trim() === '' && block.isOpen)) close();
    else if (found) {
      const [, speaker, start, end, duration, said, value = ''] = found;
      // Whatever order the fields have, a turn's words come last or its name comes first.
      if (block.isOpen && !said && !duration) close();
      if (speaker) block.speaker = value.trim() || null;
      else if (start) block.startSeconds = secondsOf(value);
      else if (end) block.endSeconds = secondsOf(value);
      else if (said) Object.assign(block, { text: value, isOpen: true });
    } else if (name && !block.isOpen) block.speaker = name;
    else if (block.isOpen) block.text += `\n${line}`;
    else if (line.trim() !== '') unused += 1;
  }
  close();
  const { segments, leftOut } = joinCues(cues);
  if (unused > 0)
    leftOut.push(`${unused === 1 ? 'A line' : `${unused} lines`} above the turns: not used.`);
  return {
    ...{ format: 'named-turns', title: null, description: null, date: null },
    ...{ clockStartSeconds: null, segments, leftOut },
  };
}

const emptyBlock = (): Block => ({
  ...{ startSeconds: null, endSeconds: null, speaker: null, text: '', isOpen: false },
});
