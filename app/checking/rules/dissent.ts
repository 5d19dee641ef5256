import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';

const claimsDissent = pattern('i')`\b${phrases(String.raw`
  over (?:the |an )?(?:objections?|opposition|dissent|protests?)
  objected
  despite (?:the )?(?:objections?|opposition)
  divided|split
  (?:members?|commissioners?|trustees?|directors?) (?:opposed|voted (?:against|no))
  (?<!without )a dissenting vote
  (?:with|over) (?:one|two|three) (?:member|dissent)
`)}`;
const saysNone =
  /\bwithout objection\b|\bno objections?\b|\bunanim|\bnone opposed\b|\bhearing none\b/i;
const saysSome = pattern('i')`\b${phrases(String.raw`
  I object|objects?|objected|against|oppos(?:e|es|ing)|I(?:'m| am) a no|vot(?:e|ed|es|ing) no
  nays?
`)}\b|\b(?:no|nay)[.,]|[1-9] (?:no|nay)`;

/** 'Opposed, please say no' asks, and answers nothing. */
const asksForNo = /\bsay,? ["“]?(?:no|nay)\b/gi;

/** Opposition where the source says that there was none. */
export const dissent: Rule = {
  name: 'dissent',
  check: ({ sentence, source }) => {
    const claim = claimsDissent.exec(sentence.text);
    const said = source.text.replace(asksForNo, '');
    if (!claim || !saysNone.test(said) || saysSome.test(said)) return [];
    return [`The sentence says “${claim[0]}”, the source that nobody objected.`];
  },
};
