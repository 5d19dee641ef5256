import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Compared } from '../comparison/compared.ts';
import { denies, sharesIn } from '../comparison/complements.ts';
import type { Rule } from '../rule.ts';
import type { Statement } from '../statement/statement.ts';

const asksPeople = pattern(
  'i',
)`\b${words('surveys? surveyed respondents? questionnaires? polls? polled')}\b`;
const answering = pattern('i')`\b${words(String.raw`
  survey\w* respon\w* answer\w* poll\w* questionnaire\w* repl\w+ asked those participants? sampled?
`)}\b`;
const people = pattern('i')`\b${words(`
  residents families parents students voters households citizens customers employees homeowners
  neighbors people teachers
`)}\b`;
const half = 0.5;
/** Tokens after a share, or after 'most', in which it is said of what. */
const reach = 4;

/**
 * 'Most complaints' where 38 percent of them are meant, and 'half of all families' where it is half
 * of those who answered.
 */
export const sharesOfWhom: Rule = {
  name: 'shares of whom',
  check: (compared) => {
    const reason = ofThoseAsked(compared) ?? noMajority(compared);
    return reason === null ? [] : [reason];
  },
};

function ofThoseAsked({ sentence, source }: Compared): string | null {
  const whom = people.exec(sentence.text)?.[0];
  if (whom === undefined || answering.test(sentence.text) || !asksPeople.test(source.text))
    return null;
  const tells = sharesIn(sentence).length > 0 || majority.test(sentence.text);
  return tells && sharesIn(source).length > 0
    ? `The source tells a share of those who answered, the sentence of ${whom}.`
    : null;
}

const majority = /(?<!\bat )\bmost\b|\bmajority\b|\bmore than half\b/i;
const many = /\b(?:most|mostly|majority|mainly|largely|many|bulk|half)\b/i;

function noMajority({ sentence, source }: Compared): string | null {
  if (!majority.test(sentence.text) || many.test(source.text) || denies.test(sentence.text))
    return null;
  const at = sentence.tokens.findIndex(({ word }) => /^(?:most|majority|half)$/.test(word));
  const things = thingsAfter(sentence, at);
  const said = source.numbers.filter(
    ({ unit, to }) =>
      unit === 'percent' && thingsAfter(source, to).some((one) => things.includes(one)),
  );
  const [first] = said;
  return first && said.every(({ value }) => value < half * 100)
    ? `The source says ${first.value} percent, the sentence “${sentence.tokens[at]?.text}”.`
    : null;
}

const thingsAfter = ({ stems }: Statement, at: number): string[] =>
  stems.slice(at + 1, at + 1 + reach).filter((stem) => stem !== '' && stem !== 'percent');
