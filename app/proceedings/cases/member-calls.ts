import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Announcement } from './announcement.ts';
import type { Decided } from './decided.ts';

const office = phrases(String.raw`
  [Cc]oun(?:ci|se)l ?[Mm]ember|Councilor|Councilman|Councilwoman|Commissioner|Trustee|Supervisor
  Alder(?:man|woman|person)?|Select(?:man|woman)|Vice (?:Mayor|Chair|President)|Mayor(?: Pro Tem)?|Board [Mm]ember
`);
/** 'Next up is Council Member Hale', 'Commissioner Ortiz, your report please': a round of reports. */
const hands = pattern(
  'iu',
)`\b(?:next|up|please|start with|begin with|starting with|go ahead|floor|turn|over to|call on|hear from|recogni[sz]ed?|report|anything|off|away)\b`;
const member = pattern('u')`\b${office} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?`;
const isVote = /\b(?:mov(?:e|ed|es)|motion|second|aye|vote|roll)\b/i;
/** In words. */
const longestHandOver = 22;

/** 'All right, Council Member Bell?': a name by itself gives the floor. */
const nameAlone = pattern(
  'u',
)`^(?:(?:[Oo]kay|[Aa]ll right|[Vv]ery good|[Aa]nd|[Nn]ext)\W+)*${member}[?.!,]*$`;
/** In sentences: where the next name or an answer is so near, a roll is called. */
const rollOf = 3;
const answer =
  /^\W*(?:yes|yeah|no|aye|nay|here|present|absent|abstain|excused)\b|\b(?:affirmative|negative|motion)\b/i;

/** Whom a sentence calls to report, as a title; null where it calls nobody. */
export function handOver(sentences: readonly SpokenSentence[], at: number): string | null {
  const text = sentences[at]?.text ?? '';
  const isRoll = () =>
    sentences
      .slice(at + 1, at + 1 + rollOf)
      .some((other) => nameAlone.test(other.text) || answer.test(other.text));
  const isCalled = hands.test(text) || (nameAlone.test(text) && !isRoll());
  if (text.split(/\s+/).length > longestHandOver || !isCalled || isVote.test(text)) return null;
  const called = member.exec(text);
  return called && `Report of ${called[0]}`;
}

/** Members in a row who are heard at length, with nothing moved in between. */
const round = { members: 3, sentences: 6 };

export function markRounds(found: readonly Announcement[], decided: Decided): void {
  const calls = found.filter(({ by }) => by === 'member');
  let run: Announcement[] = [];
  const close = () => {
    if (new Set(run.map(({ title }) => title)).size >= round.members)
      for (const one of run) one.isInRound = true;
    run = [];
  };
  for (const one of calls) {
    const last = run.at(-1);
    if (last && decided.isAsked(last.sentence, one.sentence)) close();
    else if (last && one.sentence - last.sentence < round.sentences) continue;
    run.push(one);
  }
  close();
}
