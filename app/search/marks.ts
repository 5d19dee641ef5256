import type { PassageKind } from './found.ts';
import { stemsOf } from './words.ts';

/**
 * Words of the index that no text can contain: what a passage is, whose and of when. A filter among
 * very many bodies is by them an intersection of lists, and no scan.
 */
const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** An x at the start of what was written has a second one, or a u, behind it (stem.ts). */
export const isMark = (word: string) => /^x[^ux]/.test(word);

export const entityMark = (entityId: string) => `xe${letters(entityId)}`;
export const meetingMark = (meetingId: string) => `xm${letters(meetingId)}`;
export const kindMark = (kind: PassageKind) => `xk${letters(kind)}`;
export const outcomeMark = (outcome: string) => `xo${letters(outcome)}`;
export const yearMark = (year: string) => `xy${letters(year)}`;
/** Of '2026-03'. */
export const monthMark = (month: string) => `xn${letters(month)}`;
/** Of '2026-03-09'. */
export const dayMark = (day: string) => `xd${letters(day)}`;
/** By each word of a name, who said it. */
export const speakerMarks = (name: string) => stemsOf(name).map(speakerMark);
export const speakerMark = (stem: string) => `xs${stem}`;
/** The same of a decision: who moved it. Apart, as what was said would be gone through for them. */
export const moverMarks = (name: string) => stemsOf(name).map(moverMark);
export const moverMark = (stem: string) => `xv${stem}`;

/** A word of a body's name: these are few, and looked up by themselves. */
export const nameWord = (stem: string) => `xw${stem}`;

/** On all kinds but transcripts and bodies: what a meeting is told in, and comes first. */
export const headMark = 'xh';
/** On what everybody may know: bodies, titles of meetings, agendas. */
export const publicMark = 'xp';

/**
 * On PostgreSQL: in which runs of passages that were written one after the other one stands, the
 * shortest first, each eight times as long as the one before.
 */
export const blockSizes = [2048, 16_384, 131_072, 1_048_576] as const;

export const blockOf = (passageId: number, size: number) => Math.floor(passageId / size);
export const blockMark = (block: number, size: number) => `xb${size}x${block}`;
export const blockMarks = (passageId: number) =>
  blockSizes.map((size) => blockMark(blockOf(passageId, size), size));
