import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { type Action, actionForms, actionsIn, motionsIn } from '../statement/motions-told.ts';

const bodies = words(`
  council board commission committee commissioners regents supervisors trustees court panel members
  councilmembers legislature house senate lawmakers directors authority
`);
const acting = phrases(String.raw`
  was
  were
  been
  voted (?:\S+ )?to
  agreed to
  decided to
  consideration of .{3,60} was
`);
const manner = words('has have had then also later narrowly unanimously formally');
const anyAction = actionForms.flatMap(([, forms]) => forms);
const claimed = pattern(
  'i',
)`\b${[...bodies, ...acting]} (?:${manner} )?(?:recommended )?(${anyAction.join('|')})\b`;

const supposing = words(`
  would could may might should if unless sought asked urged recommends? proposed? wanted opposed
  favou?red requested whether motion effort attempt move[ds]? not never will called suggested
  previously earlier
`);
const supposed = pattern('i')`\b${supposing}\b|n't\b`;
const isOption = /\b(?:you can|you could|options?|either|we could|you may|whether)\b/i;

/**
 * Which action was taken: 'tabled' is not 'adopted', and what a motion that failed would have done
 * was not done. Judged only where every motion of the source has its result.
 */
export const actions: Rule = {
  name: 'actions',
  check: ({ sentence, source }) => {
    const match = claimed.exec(sentence.text);
    if (!match?.[1]) return [];
    const before = sentence.text.slice(0, match.index + match[0].length - match[1].length);
    if (supposed.test(before.replace(/\brecommended $/, ''))) return [];
    const [claim] = actionsIn(match[1]);
    if (!claim) return [];
    const reason = `The source does not tell that it was ${match[1].toLowerCase()}.`;
    const isProcedure = claim !== 'adopt' && claim !== 'deny';
    if (isProcedure && !isSaid(claim, source.text) && !saysOtherwise(claim, source.text))
      return [reason];
    const done = doneIn(source.text);
    if (done === null || done.has(claim)) return [];
    const others = actionsIn(sentence.text);
    return others.some((action) => action !== claim && done.has(action)) ? [] : [reason];
  },
};

/** What the motions of a text did; null where there is none or the fate of one is not said. */
function doneIn(text: string): Set<Action> | null {
  const motions = motionsIn(text);
  if (motions === null || motions.length === 0) return null;
  const done = new Set<Action>();
  for (const { does, carried } of motions) {
    if (carried) for (const action of does) done.add(action);
    else if (does.has('adopt')) done.add('deny');
    else if (does.has('deny')) done.add('adopt');
  }
  return done;
}

const isSaid = (action: Action, text: string) =>
  text.split(/[.?!;]|>>/).some((part) => !isOption.test(part) && actionsIn(part).includes(action));

const puttingOff = phrases(String.raw`
  delay\w*
  hold
  held
  next meeting
  take (?:it|this|that) up
  come back
  bring (?:it|this) back
  later
  put (?:it|this|that) on (?:for|the agenda)
  (?:for|at|to) (?:the|our) (?:\w+ ){0,2}meeting
  extend\w*
  carried over
  push\w*
`);
const putsOff = pattern('i')`\b${puttingOff}\b`;
const refers = /\b(?:send|sent|back to|staff|committee)\b/i;
const upholds = /\b(?:den(?:y|ied|ial)|vote[ds]?|appeal is|veto\w*|keep\w*|stands?)\b/i;

/** 'Take it up next month' puts off, 'send it back to staff' refers, without the word. */
function saysOtherwise(action: Action, text: string): boolean {
  if (action === 'postpone') return putsOff.test(text);
  if (action === 'refer') return refers.test(text);
  return upholds.test(text) && !(action === 'uphold' && /\b(?:overturn|revers)/i.test(text));
}
