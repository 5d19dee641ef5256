import { capital } from '#app/records/formats/capitals.ts';
import type { ItemKind } from '../agenda-item.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { findNames, type People } from '../facts/people.ts';
import { findReferences } from '../facts/references.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { outcomeIn } from '../votes/outcome-patterns.ts';

/** A place where the procedure's own words begin something new. */
export type Cue = {
  segment: number;
  /** How surely it begins an item: 3 the words say so, 2 a person is called on, 1 a hint. */
  strength: 1 | 2 | 3;
  kind: ItemKind;
  title: string;
  /** Whether what follows is one person's turn, to be told apart by its topic. */
  isTurn: boolean;
};

const itemNumber =
  /\b(?:agenda )?item (?:number |no\. ?)?(\d{1,3}[a-z]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b/i;
const leadsToItem =
  /\b(?:next|now|move|moving|go|going|turn|turning|on to|proceed|brings us|that's|call|calling|take up|begin|start|then|is|open)\b|^\W*(?:agenda )?item\b/i;
const bookkeeping =
  /\b(?:earlier|previous(?:ly)?|last (?:week|month|meeting)|line item|pulled|that item|this item|action item)\b/i;

const opening =
  /\b(?:(?:come|came|call(?:ed)?(?: this meeting| the meeting)?) to order|welcome to (?:the|this|our|today))\b/i;
const closing =
  /\b(?:(?:stands?|is|are|we(?:'re| are)) adjourned|meeting(?:'s| is) (?:now )?(?:adjourned|closed)|(?:concludes|that's the end of|close) (?:our|the|this|today's) (?:\w+ )?(?:meeting|hearing|markup|session))\b/i;
const consent = /\bconsent (?:agenda|calendar)\b/i;
const publicComment =
  /\b(?:public (?:comments?|participation|forum|testimony|input)|open forum|citizens? to be heard|oral communications|comments? from the public|members of the public (?:who|wishing|that))\b/i;
const elsewhere = /\bcomment period\b|\bcomments? (?:on the|that|were|we received|submitted)\b/i;
const opensComment =
  /^(?:\W|okay|all right|now|and|so|this is|it's)*(?:the )?(?:public|open forum|oral|citizens?|comments? from)\b|\b(?:open(?:ing)?|begin|start|go(?:ing)? (?:on )?to|move (?:on )?to|moving (?:on )?to|turn to|proceed to|time for|next (?:is|up|item|on)|opportunity for|any|sign(?:ed)? up|take|hear|have|brings us to)\b.{0,40}\b(?:public|open forum|oral comm|citizens)/i;
const publicHearing = /\b(?:public hearing|open the hearing|hearing is (?:now )?open)\b/i;
const reports =
  /\b((?:city manager|mayor|superintendent|treasurer|director|president|staff|committee|chief|budget|chair(?:man)?|executive director|administrator)(?:'s)? (?:report|update|presentation))\b/i;
const begins =
  /\b(?:next|now|move|moving|go|going|turn|turning|on to|proceed|open|begin|start|time for|we have|first|call|will have|let's)\b/i;
const consideration =
  /\b(?:(?:moves?|proceeds?|turns?|go|move on) (?:now )?to (?:the )?(?:consideration|discussion|markup) of|(?:calls?|takes?) up|now consider|pursuant to notice|next (?:bill|measure|amendment|topic|order of business) is)\s+(.{3,160})/i;
const panel =
  /\b(?:our (?:first|second|third|fourth|next|final) (?:panel|witness(?:es)?)|next witness|call(?: our)? (?:next |first |second )?(?:panel|witness))\b/i;
const testimony =
  /\b(?:your testimony|for (?:your|his|her|their) (?:oral )?(?:testimony|remarks|opening statement|statement)|(?:begin|start) with (?:you|your))\b/i;
const questioning =
  /\b(?:recogni[sz]es?|recogni[sz]ed|you(?:'re| are) up)\b.*\b(?:minutes|questions?|questioning)\b|\bfor (?:his|her|their|your) (?:five|5) minutes\b/i;
const recognised =
  /\b(?:you(?:'re| are) (?:now )?recogni[sz]ed|recogni[sz]e (?:mr|mrs|ms|miss|dr|representative|senator|council|commissioner)\b)/i;
const openingRemarks = /\b(?:opening (?:statement|remarks)|recogni[sz]e myself)\b/i;
const nextQuestions =
  /\b(?:questions? (?:now )?(?:from|are from|by)|over to|come to|turn to|bring in|call on)\s/i;
const movingOn =
  /\b(?:we(?:'ll| will| are|'re)?|I(?:'ll| will)?|let's|shall we|can we|if we can|need to)(?: now| just)? (?:going to )?(?:move|moving|turn|go) on(?: now)? (?:to|then)\b(.{0,120})/i;

const decides =
  /\bI (?:\w+ )?move\b|\bI'd move\b|\b(?:moved|seconded|supported) by\b|\bmotion to\b|\bin favou?r\b|\bcall the roll\b/i;
/** 'Sidewalk clearing is item number five tonight' only says when. */
const isAside =
  /(?<!\b(?:next|this|that|now|it|up|here|business|agenda) )(?<!'s )\b(?:is|are|was|will be|comes up (?:in|at|as))\s*(?:on |our |the )*$/i;

/** Where items begin, as far as the words of the procedure tell. */
export function findCues(sentences: readonly SpokenSentence[], people: People): Cue[] {
  const cues: Cue[] = [];
  const last = sentences.length - 1;
  sentences.forEach((sentence, index) => {
    const cue = cueIn(sentence, sentences, people, index / Math.max(1, last));
    if (cue) cues.push(cue);
  });
  return cues;
}

function cueIn(
  sentence: SpokenSentence,
  sentences: readonly SpokenSentence[],
  people: People,
  position: number,
): Cue | null {
  const text = sentence.text;
  const segment = sentence.segments[0];
  if (segment === undefined || text.length > 420) return null;
  const cue = (strength: Cue['strength'], kind: ItemKind, title: string, isTurn = false): Cue => ({
    segment,
    strength,
    kind,
    title,
    isTurn,
  });
  if (position > 0.9 && closing.test(text)) return cue(3, 'closing', 'Closing');
  if (position < 0.1 && opening.test(text)) return cue(1, 'opening', 'Opening');
  // 'I move to continue item three' and 'the hearing is set, five to two' decide an item.
  if (decides.test(text) || outcomeIn(text)?.ruling) return null;
  const item = itemNumber.exec(text);
  if (item && isAside.test(text.slice(0, item.index))) return null;
  if (item && leadsToItem.test(text) && !bookkeeping.test(text) && text.length < 320)
    return cue(3, kindOf(text), itemTitle(text, item));
  if (text.length < 200 && begins.test(text)) {
    if (consent.test(text)) return cue(3, 'consent', 'Consent agenda');
    const isComment = publicComment.test(text) && opensComment.test(text);
    if (isComment && !publicHearing.test(text) && !elsewhere.test(text))
      return cue(3, 'public comment', 'Public comment');
    if (publicHearing.test(text)) return cue(3, 'hearing', hearingTitle(text));
    const report = reports.exec(text);
    if (report?.[1]) return cue(3, 'report', capital(report[1].toLowerCase()));
  }
  const considered = consideration.exec(text);
  if (considered?.[1] && text.length < 240) {
    const title = billTitle(text, sentences.slice(sentence.index, sentence.index + 6));
    if (title) return cue(3, 'action', title);
  }
  return personCue(text, people, cue);
}

function personCue(
  text: string,
  people: People,
  cue: (strength: Cue['strength'], kind: ItemKind, title: string, isTurn?: boolean) => Cue,
): Cue | null {
  const mentions = findNames(text);
  const names = mentions.map((mention) => people.spell(mention));
  // 'Thank you, Chief Schultz. The chair recognizes Mr. Costa': the one called on comes last.
  const name = names.at(-1);
  const asks = /\bquestion/i.test(text);
  if (panel.test(text) && text.length < 300) {
    return cue(
      3,
      'hearing',
      names.length > 0 ? `Testimony of ${list(names)}` : 'Testimony',
      names.length === 0,
    );
  }
  if (openingRemarks.test(text) && /\brecogni[sz]e|yield\b/i.test(text))
    return cue(2, 'opening', name ? `Opening statement of ${name}` : 'Opening statements');
  if (name && names.length <= 2) {
    if (testimony.test(text)) return cue(2, 'hearing', `Testimony of ${name}`);
    if (questioning.test(text))
      return cue(2, 'hearing', asks ? `Questions from ${name}` : name, true);
    if (recognised.test(text)) return cue(1, 'hearing', name, true);
  }
  const moved = movingOn.exec(text);
  if (moved && text.length < 260) return cue(2, 'hearing', '', true);
  if (nextQuestions.test(text) && /\bquestions?\b/i.test(text) && text.length < 160)
    return cue(1, 'hearing', '', true);
  return null;
}

/** The kind an item's words speak of. */
export function kindOf(text: string): ItemKind {
  if (consent.test(text)) return 'consent';
  if (/\bpublic comment|\bopen forum|\bcitizens? to be heard|\boral communications/i.test(text))
    return 'public comment';
  if (/\bhearing\b|\bevidence session\b|\btestimony\b|\binquiry\b|\bscrutiny\b/i.test(text))
    return 'hearing';
  if (
    /\breports?\b|\bupdate\b|\bpresentation\b|\bproclamation\b|\bannouncements?\b|\bpapers to note\b/i.test(
      text,
    )
  )
    return 'report';
  if (/\badjourn/i.test(text)) return 'closing';
  if (
    /\bcall to order\b|\bpledge\b|\broll call\b|\binvocation\b|\bapologies\b|\bintroductions?\b/i.test(
      text,
    )
  )
    return 'opening';
  return 'action';
}

const chatter =
  /^(?:\W|(?:this (?:morning|afternoon|evening)|today|then|now|is|our|the|a|an|of|on|which|and|so|for|that's|to|will be|it's|please|okay|we have|on the agenda|on our agenda|under|tonight)\b)+/i;

function itemTitle(text: string, item: RegExpExecArray): string {
  const said = (item[1] ?? '').toLowerCase();
  const number = smallNumber(said) ?? said.toUpperCase();
  const rest = text.slice(item.index + item[0].length).replace(chatter, '');
  const clean = shorten(rest);
  return clean.split(' ').length >= 2 ? `Item ${number}: ${clean}` : `Item ${number}`;
}

function hearingTitle(text: string): string {
  const about = /\bhearing (?:on|for|regarding|concerning|to consider)\s+(.{4,120})/i.exec(
    text,
  )?.[1];
  return about ? `Public hearing: ${shorten(about)}` : 'Public hearing';
}

/** 'H.R. 1047, the grid power act' from the sentences where a bill is named with its title. */
export function billTitle(text: string, sentences: readonly SpokenSentence[]): string | null {
  const reference = findReferences(text)[0];
  if (!reference || ['section', 'district', 'ward', 'amendment'].includes(reference.kind))
    return null;
  for (const { text: other } of sentences) {
    const again = findReferences(other).find(
      ({ kind, number }) => kind === reference.kind && number === reference.number,
    );
    if (!again) continue;
    const at = other.indexOf(reference.number);
    const rest = other.slice(at + reference.number.length);
    const named =
      /^[.,]? ((?:the|an?) [^.,;?]{4,110}?(?:\bact\b(?: of \d{4})?|\bbill\b[^.,;?]{0,80}|\bresolution\b[^.,;?]{0,80}|\bordinance\b[^.,;?]{0,80}))/i.exec(
        rest,
      )?.[1];
    if (named) return `${reference.label}, ${named.trim()}`;
  }
  return reference.label;
}

/** A title of at most a dozen words that does not break off at a small word. */
export function shorten(text: string): string {
  const clause =
    text.split(/[.;?!](?=\s|$)|, (?:which|and|so|if|who|please|is there|I)\b/i)[0] ?? '';
  const words = clause.replace(/\s+/g, ' ').trim().split(' ').slice(0, 14);
  while (
    words.length > 1 &&
    /^(?:the|a|an|of|to|and|for|in|on|with|that|which|or|by|is|as)$/i.test(words.at(-1) ?? '')
  )
    words.pop();
  return words.join(' ').replace(/[\s,:–—-]+$/, '');
}

function list(names: readonly string[]): string {
  const unique = [...new Set(names)].slice(0, 4);
  return unique.length < 2
    ? (unique[0] ?? '')
    : `${unique.slice(0, -1).join(', ')} and ${unique.at(-1)}`;
}
