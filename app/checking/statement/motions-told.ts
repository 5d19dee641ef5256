import { pattern, phrases } from '#app/platform/language/pattern.ts';

export type Action = 'adopt' | 'deny' | 'postpone' | 'overturn' | 'uphold' | 'refer';

const goesOn = '(?! (?:its|their|with|work|study|consideration|discuss)\\w*)';

/** The forms in which each action is said; the first that fits tells. */
export const actionForms: readonly (readonly [Action, readonly string[]])[] = [
  [
    'postpone',
    phrases(String.raw`
      tabl(?:e|ed|ing)
      postpon\w*
      defer(?:red|s|ring|ral)?
      put off
      continu(?:e|ed${goesOn}|ance)
    `),
  ],
  [
    'overturn',
    phrases(String.raw`
      overturn\w*
      overrul\w*
      revers(?:e|ed|ing|al)
    `),
  ],
  [
    'uphold',
    phrases(String.raw`
      uph(?:old|eld|olding)
      affirm\w*
      sustain\w*
    `),
  ],
  [
    'refer',
    phrases(String.raw`
      refer(?:red|ral)?(?= (?:it|the|this|that|back|to))
      remand\w*
      sen[dt] (?:\w+ ){0,3}back
    `),
  ],
  [
    'deny',
    phrases(String.raw`
      den(?:y|ied|ial|ying)
      reject\w*
      disapprov\w*
      turn(?:ed)? down
      vot(?:e|ed) down
    `),
  ],
  [
    'adopt',
    phrases(String.raw`
      approv\w*
      adopt\w*
      pass(?:ed|age)?
      accept\w*
      ratif\w*
      award\w*
      grant\w*
      authoriz\w*
      confirm\w*
      enact\w*
      appoint\w*
    `),
  ],
];
const actions = actionForms.map(([action, forms]) => [action, pattern('i')`\b${forms}\b`] as const);

/** The actions a text speaks of. */
export const actionsIn = (text: string): Action[] =>
  actions.flatMap(([action, said]) => (said.test(text) ? [action] : []));

const isDone = phrases(`
  carr
  pass
  fail
  prevail
  is (?:carr|agreed|adopt|not|defeat)
  was
  and
  from
  by
  on
  as
  has
  dies
`);
const moves = phrases(`
  (?:like|going|want) to move
  I(?:'d|'ll| would| will)? (?:also )?move
  moves?(?= (?:to|that|we|for|the|a|an|approval|adoption|denial))
  moved(?= (?:to|that|we))
  (?:main |substitute )?motion(?! (?:${isDone.join('|')}))
  so moved
`);
const opensMotion = pattern('gi')`\b${moves}\b`;

const carriedWays = phrases(`
  carries
  passes
  carried
  passed
  prevails
  ayes have it
  (?:is|are|was|stands) (?:hereby )?(?:agreed to|approved|adopted|granted|denied)
  (?:is|are|was|stands) (?:hereby )?(?:continued|tabled|overturned|upheld)
  so ordered
  all ayes
  (?:that's|it's|that is) (?:continued|tabled|approved|adopted|passed|carried|denied)
  (?:unanimous|approved)(?=[.,]|$)
`);
const failedWays = phrases(`
  fails
  failed
  noes have it
  nays have it
  nos have it
  not agreed
  not adopted
  not approved
  does not (?:pass|carry)
  doesn't (?:pass|carry)
  defeated
  dies
  is lost
`);
const passes = pattern('i')`\b${carriedWays}\b`;
const fails = pattern('i')`\b${failedWays}\b`;

/** A motion for each of a source's, with what it would do and whether it carried. */
type Motion = { does: Set<Action>; carried: boolean };

/** Words after 'move to' in which it is said what for. */
const longestMotion = 18;

/** The motions of a text in order; null where the fate of one is not said. */
export function motionsIn(text: string): Motion[] | null {
  const places = [...text.matchAll(opensMotion)];
  const motions: Motion[] = [];
  let isGeneric = false;
  let open: Set<Action> | null = null;
  for (const [index, place] of places.entries()) {
    const rest = text.slice(place.index + place[0].length, places[index + 1]?.index);
    const asked = actionsIn(beginningOf(rest));
    const asks = asked.length === 0 ? recommendedBefore(text.slice(0, place.index)) : asked;
    const isRepeat: boolean =
      open !== null && (asks.length === 0 || [...open].some((action) => asks.includes(action)));
    if (open !== null && !isRepeat && !isGeneric) return null;
    if (isGeneric && asks.length > 0) open = null;
    isGeneric = open === null ? asks.length === 0 : isGeneric;
    open ??= new Set(asks.length === 0 ? (['adopt'] as const) : asks);
    const [lost, won] = [fails.exec(rest), passes.exec(rest)];
    if (!lost && !won) continue;
    const carried = lost === null || (won !== null && won.index < lost.index);
    motions.push({ does: open, carried });
    open = null;
  }
  return open === null ? motions : null;
}

const recommends = /\brecommend\w*|\bstaff(?:'s)? (?:asks?|proposes?)/gi;
/** Characters before 'so moved' in which it is said what is recommended. */
const recommendedReach = 300;

/** 'Staff recommends we reject it. Do I have a motion? So moved.' */
function recommendedBefore(text: string): Action[] {
  const last = [...text.slice(-recommendedReach).matchAll(recommends)].at(-1);
  if (!last) return [];
  const rest = text.slice(-recommendedReach).slice(last.index + last[0].length);
  return actionsIn(beginningOf(rest)).filter((action) => action === 'deny');
}

const beginningOf = (text: string) =>
  (text.split(/[.?!;]|>>/)[0] ?? '').split(/\s+/).slice(0, longestMotion).join(' ');
