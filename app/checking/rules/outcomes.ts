import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { outcomes as outcomesIn, rulingsIn } from '../statement/outcome-patterns.ts';

/** Adopted where the source has it rejected, and the other way round. */
export const outcomes: Rule = {
  name: 'outcomes',
  check: ({ sentence, source }) => {
    const reason = reasonAgainst(sentence.text, source.text);
    return reason === null ? [] : [reason];
  },
};

const wasAdopted = 'The source says that it was adopted, the sentence says that it was not.';
const wasNot = 'The source says that it was not adopted, the sentence says that it was.';

const decidedOn = words(String.raw`
  motion amendment vote resolution ordinance bill measure H\.R\. item appeal proposal agenda minutes
  request contract rezoning lease purchase award permit plan budget settlement variance calendar fee
  rule rate agreement grant appointment license policy application petition substitute levy tax bond
  council board commission committee
`);
const isOnMatter = pattern('i')`\b${decidedOn}\b`;

function reasonAgainst(sentence: string, source: string): string | null {
  const headline = headlineOutcome(sentence);
  const rulings = headline === null ? [] : rulingsIn(source);
  if (rulings.length > 0)
    return rulings.includes(headline) ? null : headline === 'adopted' ? wasNot : wasAdopted;
  if (!isOnMatter.test(sentence)) return null;
  const said = outcomesIn(sentence);
  const given = outcomesIn(source);
  if (said.yes > 0 && said.no === 0 && given.no > 0 && given.yes === 0) return wasNot;
  const isDenied = said.no > 0 && said.yes === 0 && given.yes > 0 && given.no === 0;
  return isDenied && !/\bno one\b/i.test(sentence) ? wasAdopted : null;
}

const headlines = phrases(`
  (not )?(agreed to|adopted|approved|passed|carried)
  rejected
  failed
  defeated
`);
const beginsWithOutcome = pattern('i')`^${headlines}\b[^:]{0,60}:|^it was (not )?agreed\b`;

/** The outcome that a decision begins with: 'Rejected, 3 to 4: motion to …', 'Agreed to: …'. */
function headlineOutcome(sentence: string): 'adopted' | 'rejected' | null {
  const match = beginsWithOutcome.exec(sentence);
  if (!match) return null;
  const isDenied = match[1] !== undefined || match[3] !== undefined;
  const isAgreed = match[2] !== undefined || /^it was/i.test(match[0]);
  return isAgreed && !isDenied ? 'adopted' : 'rejected';
}
