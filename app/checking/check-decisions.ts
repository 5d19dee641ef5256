import type { Statement } from './statement.ts';

type Action = 'adopt' | 'deny' | 'postpone' | 'overturn' | 'uphold' | 'refer';

const forms: readonly (readonly [Action, string])[] = [
  [
    'postpone',
    'tabl(?:e|ed|ing)|postpon\\w*|defer(?:red|s|ring|ral)?|put off|continu(?:e|ed(?! (?:its|their|with|work|study|consideration|discuss)\\w*)|ance)',
  ],
  ['overturn', 'overturn\\w*|overrul\\w*|revers(?:e|ed|ing|al)'],
  ['uphold', 'uph(?:old|eld|olding)|affirm\\w*|sustain\\w*'],
  [
    'refer',
    'refer(?:red|ral)?(?= (?:it|the|this|that|back|to))|remand\\w*|sen[dt] (?:\\w+ ){0,3}back',
  ],
  ['deny', 'den(?:y|ied|ial|ying)|reject\\w*|disapprov\\w*|turn(?:ed)? down|vot(?:e|ed) down'],
  [
    'adopt',
    'approv\\w*|adopt\\w*|pass(?:ed|age)?|accept\\w*|ratif\\w*|award\\w*|grant\\w*|authoriz\\w*|confirm\\w*|enact\\w*|appoint\\w*',
  ],
];
const pattern = (source: string) => new RegExp(`\\b(?:${source})\\b`, 'i');
const actions = forms.map(([action, words]) => [action, pattern(words)] as const);

const bodies =
  'council|board|commission|committee|commissioners|regents|supervisors|trustees|court|panel|members|councilmembers|legislature|house|senate|lawmakers|directors|authority';
const claimed = new RegExp(
  `\\b(?:${bodies}|was|were|been|voted (?:\\S+ )?to|agreed to|decided to|consideration of .{3,60} was) (?:has |have |had |then |also |later |narrowly |unanimously |formally )?(?:recommended )?(${forms.map(([, words]) => words).join('|')})\\b`,
  'i',
);
const supposed =
  /\b(?:would|could|may|might|should|if|unless|sought|asked|urged|recommends?|proposed?|wanted|opposed|favou?red|requested|whether|motion|effort|attempt|move[ds]?|not|never|will|called|suggested|previously|earlier)\b|n't\b/i;
const isOption = /\b(?:you can|you could|options?|either|we could|you may|whether)\b/i;

const opensMotion =
  /\b(?:(?:like|going|want) to move|I(?:'d|'ll| would| will)? (?:also )?move|moves?(?= (?:to|that|we|for|the|a|an|approval|adoption|denial))|moved(?= (?:to|that|we))|(?:main |substitute )?motion(?! (?:carr|pass|fail|prevail|is (?:carr|agreed|adopt|not|defeat)|was|and|from|by|on|as|has|dies))|so moved)\b/gi;
const passes =
  /\b(?:carries|passes|carried|passed|prevails|ayes have it|(?:is|are|was|stands) (?:hereby )?(?:agreed to|approved|adopted|granted|denied|continued|tabled|overturned|upheld)|so ordered|all ayes|(?:that's|it's|that is) (?:continued|tabled|approved|adopted|passed|carried|denied)|(?:unanimous|approved)(?=[.,]|$))\b/i;
const fails =
  /\b(?:fails|failed|noes have it|nays have it|nos have it|not agreed|not adopted|not approved|does not (?:pass|carry)|doesn't (?:pass|carry)|defeated|dies|is lost)\b/i;

/** A motion for each of a source's, with what it would do and whether it carried. */
type Motion = { does: Set<Action>; carried: boolean };

/**
 * Which action was taken: 'tabled' is not 'adopted', and what a motion that failed would have done
 * was not done. Judged only where every motion of the source has its result.
 */
export function checkDecisions(sentence: Statement, source: Statement): string[] {
  const match = claimed.exec(sentence.text);
  if (!match?.[1]) return [];
  const before = sentence.text.slice(0, match.index + match[0].length - match[1].length);
  if (supposed.test(before.replace(/\brecommended $/, ''))) return [];
  const claim = actionsIn(match[1])[0];
  if (!claim) return [];
  const isSaid = (action: Action) =>
    source.text
      .split(/[.?!;]|>>/)
      .some((part) => !isOption.test(part) && actionsIn(part).includes(action));
  const reason = `The source does not tell that it was ${match[1].toLowerCase()}.`;
  const isProcedure = claim !== 'adopt' && claim !== 'deny';
  const motions = motionsIn(source.text);
  if (isProcedure && !isSaid(claim) && !saysOtherwise(claim, source.text)) return [reason];
  if (motions === null || motions.length === 0) return [];
  const done = new Set<Action>();
  for (const { does, carried } of motions) {
    if (carried) for (const action of does) done.add(action);
    else if (does.has('adopt')) done.add('deny');
    else if (does.has('deny')) done.add('adopt');
  }
  if (done.has(claim)) return [];
  const others = actionsIn(sentence.text);
  if (others.some((action) => action !== claim && done.has(action))) return [];
  return [reason];
}

const actionsIn = (text: string): Action[] =>
  actions.flatMap(([action, words]) => (words.test(text) ? [action] : []));

/** 'Take it up next month' puts off, 'send it back to staff' refers, without the word. */
function saysOtherwise(action: Action, text: string): boolean {
  if (action === 'postpone')
    return /\b(?:delay\w*|hold|held|next meeting|take (?:it|this|that) up|come back|bring (?:it|this) back|later|extend\w*|carried over|push\w*)\b/i.test(
      text,
    );
  if (action === 'refer') return /\b(?:send|sent|back to|staff|committee)\b/i.test(text);
  return /\b(?:den(?:y|ied|ial)|vote[ds]?|appeal is|veto\w*|keep\w*|stands?)\b/i.test(text)
    ? action === 'uphold'
      ? !/\b(?:overturn|revers)/i.test(text)
      : true
    : false;
}

/** The motions of a text in order; null where the fate of one is not said. */
function motionsIn(text: string): Motion[] | null {
  const places = [...text.matchAll(opensMotion)];
  const motions: Motion[] = [];
  let isGeneric = false;
  let open: Set<Action> | null = null;
  for (const [index, place] of places.entries()) {
    const rest = text.slice(place.index + place[0].length, places[index + 1]?.index);
    const asks = actionsIn(
      rest
        .split(/[.?!;]|>>/)[0]
        ?.split(/\s+/)
        .slice(0, 18)
        .join(' ') ?? '',
    );
    const isRepeat: boolean =
      open !== null && (asks.length === 0 || [...open].some((action) => asks.includes(action)));
    if (open !== null && !isRepeat && !isGeneric) return null;
    if (isGeneric && asks.length > 0) open = null;
    isGeneric = open === null ? asks.length === 0 : isGeneric;
    open ??= new Set(asks.length === 0 ? (['adopt'] as const) : asks);
    const [lost, won] = [fails.exec(rest), passes.exec(rest)];
    if (!lost && !won) continue;
    motions.push({
      does: open,
      carried: lost === null || (won !== null && won.index < lost.index),
    });
    open = null;
  }
  return open === null ? motions : null;
}
