import type { Segment } from '../transcript.ts';
import { honorifics, list, noNames, roleTitles } from './casing-vocabulary.ts';

/** What members answer. */
const answers = list('aye ay yes yea no nay here present abstain abstains');
/** What captions make of 'aye': an answer only as a piece of its own. */
const misheardAyes = list('i hi eye a');
/** What a clerk says between names; any other word of a clause ends the roll. */
const between = list(
  'okay ok and so uh um all right thank you thanks for member council board vice',
);
/** Where the clerk's report begins, or the chair's ruling. */
const report = list(
  'report total ayes yeas nays noes carries carried passes passed fails failed adopted approved quorum',
);

/**
 * In words: how long after 'call the roll' its first answer may come, the longest name, and how far answers may lie apart
 * where captions lost one between them.
 */
const reach = { call: 12, name: 3, lost: 8 };
/** So many names that are answered one after the other are a roll. */
const fewestAnswered = 4;

const word = /\p{L}[\p{L}\p{M}'’]*/gu;

/** `opens` and `closes` are set where a sentence begins or ends with it. */
type Word = { text: string; segment: number; at: number; opens: boolean; closes: boolean };

/** Where members are called in a roll: 'CLARK. I GREEN. I NOVICK. I'. Words there are names, whatever else they mean. */
function namesInRolls(segments: readonly Segment[]): Word[] {
  const names: Word[] = [];
  let called: Word[][] = [];
  let waiting: Word[] = [];
  let sinceCall = Number.POSITIVE_INFINITY;
  let whole = 0;
  let before: Word | null = null;
  let calls: string[] = [];
  const end = () => {
    if (whole >= fewestAnswered) names.push(...called.flat());
    called = [];
    waiting = [];
    whole = 0;
  };
  for (const said of wordsOf(segments)) {
    const { text } = said;
    // 'Call the role', 'role call': and no role that somebody plays.
    const isCall =
      text === 'roll' ||
      (text === 'role' && calls.some((one) => one.startsWith('call'))) ||
      (text === 'call' && before?.text === 'role');
    calls = [before?.text ?? '', text];
    const isAnswer =
      answers.has(text) || (misheardAyes.has(text) && (before?.closes || said.closes));
    before = said;
    if (isCall) {
      end();
      sinceCall = 0;
    } else if (report.has(text)) {
      end();
      sinceCall = Number.POSITIVE_INFINITY;
    } else if (isAnswer) {
      const isNext = called.length > 0 || sinceCall <= reach.call;
      // What the vote is on may stand right before the first name.
      const isName = called.length > 0 || waiting[0]?.opens === true;
      const isWhole = isName && waiting.length <= reach.name;
      // Of several whose answers are lost the last one is who answers.
      if (waiting.length > 0 && isNext) called.push(isWhole ? waiting : waiting.slice(-1));
      if (waiting.length > 0 && isNext && isWhole) whole += 1;
      waiting = [];
    } else if (between.has(text) || honorifics.has(text) || roleTitles.has(text)) {
      sinceCall += 1;
    } else if (noNames.has(text) && called.length > 0 && !misheardAyes.has(text)) {
      end();
    } else if (!noNames.has(text)) {
      sinceCall += 1;
      if (called.length === 0 && said.opens) waiting = [];
      waiting.push(said);
      if (waiting.length > (called.length > 0 ? reach.lost : reach.call)) end();
    }
  }
  end();
  return names;
}

/** A transcript in which captions wrote members in small letters where a roll calls them, with their capitals. */
export function withNamesCalled(segments: Segment[]): Segment[] {
  const places = Map.groupBy(namesInRolls(segments), ({ segment }) => segment);
  if (places.size === 0) return segments;
  return segments.map((segment, index) => {
    const at = new Set(places.get(index)?.map((one) => one.at));
    if (at.size === 0) return segment;
    const text = segment.text.replace(word, (said, offset: number) =>
      at.has(offset) ? said.charAt(0).toUpperCase() + said.slice(1) : said,
    );
    return { ...segment, text };
  });
}

function* wordsOf(segments: readonly Segment[]): Generator<Word> {
  for (const [segment, { text }] of segments.entries())
    for (const match of text.matchAll(word)) {
      const to = match.index + match[0].length;
      yield {
        ...{ text: match[0].toLowerCase(), segment, at: match.index },
        opens: /(?:^|[.?!:]\s*)$/.test(text.slice(Math.max(0, match.index - 3), match.index)),
        closes: /^(?:[.?!]|\s*$)/.test(text.slice(to, to + 3)),
      };
    }
}
