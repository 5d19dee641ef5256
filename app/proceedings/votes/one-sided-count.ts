import type { Token } from '../language/tokens.ts';
import { type Tally, voteNumbers } from './labelled-tallies.ts';

/** The largest chambers have some hundreds of members: New Hampshire's house has 400. */
export const mostVoters = 600;

/** 'Four yes, motion carries', 'five. Yes. Motion carries': a clerk's count of one side, and the ruling. */
const before = String.raw`(?:^|[.,;:] |\b(?:correct|is|are|have) )`;
const sideYes = String.raw`(?:yes(?:es)?|ayes|yeas)(?: votes?)?`;
const thing = '(?:and )?(?:the |that )?(?:motion |item |resolution |ordinance )?';
const ruled = '(?:carries|passes|passed|carried|is (?:approved|adopted))';
const countedYes = new RegExp(
  String.raw`${before}(?<count>\w+)[,.]? ${sideYes}[.,;:]? ${thing}${ruled}\b`,
  'giu',
);

/** 'The agenda is approved with 12 votes.'; 'by 12 votes' is how many more there were. */
const withVotes =
  /\b(?:motion|item|agenda|resolution|ordinance|measure|it|that) (?:is |was )?(?:approved|adopted|passes|passed|carries|carried) with (?<count>\w+) votes(?=[.,;]|$)/giu;

/** 'Four yes, motion carries', said of one side only. */
export function oneSided(text: string, tokens: readonly Token[]): Tally[] {
  const said = [...text.matchAll(countedYes), ...text.matchAll(withVotes)]
    .sort((one, other) => one.index - other.index)
    .at(-1);
  const count = said?.groups?.count;
  if (!said || !count) return [];
  const at = said.index + said[0].indexOf(count);
  const from = tokens.findIndex(({ start }) => start === at);
  const [number] = voteNumbers(tokens.slice(from, from + 1));
  if (from < 0 || !number || number.value > mostVoters) return [];
  return [{ yes: number.value, no: null, abstain: null, from, to: from + 1 }];
}
