import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { anyDeed, matterIn } from './written-matter.ts';
import { moverIn, pairIn, seconderIn } from './written-people.ts';

export type WrittenMotion = {
  /** What was moved, in the minutes' words: 'approve the consent agenda'; null where it stands before. */
  matter: string | null;
  mover: string | null;
  seconder: string | null;
};

/** 'He asked for a motion': none yet. */
const asked =
  /\b(?:asked|called|calls|asks) for (?:a|the) motion\b|\bentertain(?:ed)? a motion\b|^no motion\b|\bno motion (?:was|is) (?:made|offered)/i;
/** 'Asking for a motion to accept, Hale so moved': one all the same. */
const soMoved = /\bso moved\b/i;

/** The motion that a sentence of minutes tells of; null where it tells of none. */
export function writtenMotion(sentence: string): WrittenMotion | null {
  if (asked.test(sentence) && !soMoved.test(sentence)) return null;
  const pair = pairIn(sentence);
  const mover = pair?.mover ?? moverIn(sentence);
  const seconder = pair?.seconder ?? seconderIn(sentence);
  const isMoved = mover !== null || namelessMotion.test(sentence);
  if (!isMoved) return null;
  const matter = matterIn(sentence);
  return { matter: matter && withoutPeople(matter, { mover, seconder }), mover, seconder };
}

/** 'Approve the fence by Hale, Brandt second': approve the fence. */
function withoutPeople(
  matter: string,
  { mover, seconder }: Pick<WrittenMotion, 'mover' | 'seconder'>,
): string | null {
  const ends = [
    ...(mover ? [` by ${mover}`, `: ${mover}`, `, ${mover}`, ` – ${mover}`, ` - ${mover}`] : []),
    ...(mover ? [` from ${mover}`, ` (${mover}`] : []),
    ...(seconder ? [`; ${seconder}`, `, ${seconder}`, `. ${seconder}`] : []),
    ...(seconder ? [`, and ${seconder}`, ` and ${seconder} second`, ` by ${seconder}`] : []),
    ...(mover ? bareEnds(matter, mover) : []),
  ];
  const places = ends.map((end) => matter.indexOf(end)).filter((at) => at > 0);
  const cut = matter.slice(0, Math.min(matter.length, ...places)).replace(/[\s,;:(–-]+$/, '');
  return cut === '' ? null : cut;
}

/** 'Motion to approve Gary': Gary moves, and approving is what he moves. */
const bareEnds = (matter: string, mover: string) =>
  matter.endsWith(` ${mover}`) ? [` ${mover}`] : [];

/** What tells of a motion though nobody is named: 'A motion was made to', 'M/S/C', 'I make a motion'. */
const namelessMotion = pattern(
  'iu',
)`(?:^motion(?:\s?[:–-])? (?:to )?${anyDeed}|^motion to\b|^(?:resolved|agreed)\b.{6}|\b(?:${phrases(String.raw`
  (?:it was |was )?(?:duly )?moved and (?:duly )?seconded
  motions? (?:was|were) (?:duly )?made
  m{1,2}/?s/?[acpu]
  voted (?:[^.]{0,30} )?to ${anyDeed}
  (?:was|were|is) (?:\w+ly )?resolved (?:to|that)
  (?:it was|was) (?:\w+ly )?agreed (?:to|that|by)
  it was the (?:general )?consensus (?:of .{3,40} )?(?:to|that)
  I (?:would like to )?(?:so )?(?:move (?:that|to)|make (?:a|the) motion)
`)}))\b`;
