import { pattern, phrases } from '#app/platform/language/pattern.ts';

const body = String.raw`(?:the )?(?:[\w-]+ ){0,3}(?:commission|board|council|committee)`;
/** 'Project SUB-26-4 The Planning Commission will hold a public hearing to …': the paper, and what is heard. */
const willHear = pattern(
  'iu',
)`^(?<paper>(?:\p{L}+ ){0,2}\S*\d\S*?)[:,.]? ${body} will (?:hold|conduct) (?:a|the) public hearing (?<rest>\S.*)$`;
/** 'To review', 'and make a possible recommendation to the City Council on'. */
const toDo = pattern('i')`^(?:(?:${phrases(String.raw`
  to|and|for|on|regarding|concerning
  review|consider|hear|discuss|take action
  (?:receive|take|accept) (?:public )?(?:comments?|inputs?|testimony)
  make a (?:possible )?recommendation(?: to ${body})?
`)})\b,? )+`;
/** The matter is told in the first sentence; the others describe it. */
const firstSentence = /^.+?(?<!\b(?:St|No|Ave|Blvd|Dr|Rd|E|W|N|S))\.(?= \p{Lu})/u;

/** A paper's number with what a hearing is held on, without who holds it. */
export function withoutHearingTold(title: string): string {
  const { paper, rest } = willHear.exec(title)?.groups ?? {};
  if (paper === undefined || rest === undefined) return title;
  const matter = rest.replace(toDo, '');
  return `${paper}: ${firstSentence.exec(matter)?.[0].replace(/\.$/, '') ?? matter}`;
}
