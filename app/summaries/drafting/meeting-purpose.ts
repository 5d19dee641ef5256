import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { readableText } from './readable-text.ts';

/** What the meeting was, in one sentence of the record's own words. */
export type Purpose = { text: string; segments: number[]; at: number[] };

const kind =
  '(?:sub)?committee|council|board|commission|authority|assembly|trustees|supervisors|select board|panel|task force';
const bodyName = new RegExp(
  `\\b((?:(?:[\\p{L}\\d'’&.-]+,? ){0,8}?)(?:${kind})\\b(?: (?:on|of|for) (?:the )?[\\p{L}\\d'’&, -]{3,70}?)?)(?=[.,;?!]| (?:will|is|for|this|today|to order|come|meeting|stands|and I|on (?:monday|tuesday|wednesday|thursday|friday))\\b|$)`,
  'iu',
);
const introducesBody =
  /(?:welcome(?: \p{L}+)? to (?:the |our |today's )?|(?:meeting|session|hearing) of (?:the )?|^(?:good (?:morning|afternoon|evening)[,.]? )?(?:the |today, the )?)/iu;
const ordersBody = /\b(?:come to order|is (?:convening|meeting)|meeting of|welcome)\b/i;

const subjects: [pattern: RegExp, write: (rest: string, match: RegExpExecArray) => string][] = [
  [
    /\b(?:is|are) (?:meeting|convening|here)(?: here)?(?: today| tonight| this \w+)? for the purposes? of (.{8,260})/i,
    (rest) => `met for ${rest}`,
  ],
  [
    /\b(?:is|are) (?:meeting|convening|here)(?: here)?(?: today| tonight| this \w+)? to ((?:consider|hear|discuss|review|examine|receive|mark up|take up|vote|conduct|hold|continue)\b.{8,260})/i,
    (rest) => `met to ${rest}`,
  ],
  [
    /\bwe (?:meet|convene|gather)(?: here)?(?: today| tonight| this \w+)? to (.{8,200})/i,
    (rest) => `met to ${rest}`,
  ],
  [
    /\b(?:our|an|the) (evidence session|public hearing|oversight hearing|field hearing|work session|study session|scrutiny session) (.{8,220})/i,
    (rest, match) =>
      `held an ${(match[1] ?? '').toLowerCase()} ${rest}`.replace(/\ban (?=[^aeiou])/, 'a '),
  ],
  [
    /\b(?:today's|this) (hearing|meeting) is (?:titled|entitled|called) (.{6,160})/i,
    (rest) => `met for a hearing titled ${rest}`,
  ],
  [
    /\b(?:today|tonight|this (?:morning|afternoon|evening|hearing)),? (?:we|the (?:sub)?committee|the council|the board)(?:'ll| will| are going to)? (consider|hear|discuss|review|examine|mark up|take up|vote on) (.{8,200})/i,
    (rest, match) => `met to ${match[1]?.toLowerCase()} ${rest}`,
  ],
];

/** Finds who met and what for, from what the chair says at the opening. */
export function meetingPurpose(sentences: readonly SpokenSentence[]): Purpose | null {
  const early = sentences.slice(0, Math.max(30, Math.min(60, Math.floor(sentences.length * 0.1))));
  const body = findBody(early);
  for (const [pattern, write] of subjects) {
    for (const sentence of early) {
      const spoken = readableText(sentence.text);
      const match = pattern.exec(spoken);
      const rest = match ? endOfClause(match.at(-1) ?? '') : '';
      if (!match || rest.split(' ').length < 2) continue;
      const predicate = write(rest, match)
        .replace(
          /\bour (?=(?:inquiry|review|scrutiny|examination|study|report|investigation)\b)/g,
          'its ',
        )
        .replace(/\bour (?=nation)/g, 'the ');
      const name = body?.name ?? 'committee';
      if (
        body === null &&
        !/\bcommittee\b/i.test(
          sentences
            .slice(0, 30)
            .map(({ text }) => text)
            .join(' '),
        )
      )
        continue;
      const cited = [...(body?.sentence.segments ?? []), ...sentence.segments];
      return {
        text: `The ${name} ${predicate}.`,
        segments: [...new Set(cited)].sort((a, b) => a - b),
        at: [sentence.index, ...(body ? [body.sentence.index] : [])],
      };
    }
  }
  return null;
}

function findBody(
  early: readonly SpokenSentence[],
): { name: string; sentence: SpokenSentence } | null {
  for (const sentence of early.slice(0, 20)) {
    if (!ordersBody.test(sentence.text)) continue;
    const introduction = introducesBody.exec(sentence.text);
    if (!introduction) continue;
    const all = [...sentence.text.matchAll(new RegExp(introducesBody, 'giu'))];
    for (const found of all.reverse()) {
      const rest = sentence.text.slice(found.index + found[0].length);
      const name = bodyName.exec(rest)?.[1]?.trim();
      if (!name || !rest.startsWith(name) || name.split(' ').length < 2) continue;
      if (/\b(?:I|we|you|order|is|are|will|today's|meeting)\b/i.test(name)) continue;
      return { name: name.replace(/^the /i, ''), sentence };
    }
  }
  return null;
}

function endOfClause(text: string): string {
  return (
    text
      .replace(/[.?!]+$/, '')
      .split(/(?:;| – | and I(?:'m| am|'d| would| will)?\b|, and I\b|, and we\b|, so\b|, but\b)/)[0]
      ?.trim()
      .replace(/[\s,]+$/, '') ?? ''
  );
}
