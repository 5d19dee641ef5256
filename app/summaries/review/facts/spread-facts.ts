import { factKinds } from '#app/proceedings/facts/fact-kinds.ts';
import { readValue } from '#app/proceedings/facts/fact-value.ts';
import { namedKinds } from '../../account/named-facts.ts';
import type { StoredFact } from '../../case-rows.server.ts';
import { type Put, putTerms, type Term } from '../changed-terms.ts';

/** What an edit made of something that was named, as far as it is another now. */
export function editsOfFact(old: StoredFact, facts: readonly StoredFact[]) {
  const now = facts.find(({ index }) => index === old.index);
  if (!now) return [];
  const edits = [
    { before: old.label, after: now.label },
    { before: inFigures(old), after: inFigures(now) },
    { before: old.detail ?? '', after: now.detail ?? '' },
  ];
  return edits.filter(({ before, after }) => before !== after);
}

/** What the terms make of it, as it is shown to whoever decides whether to change it. */
export function factPut(terms: readonly Term[], fact: StoredFact): Put {
  const label = labelPut(terms, fact);
  if (fact.detail === null) return label;
  const detail = putTerms(terms, fact.detail);
  return {
    text: `${label.text}: ${detail.text}`,
    parts: [...label.parts, { kind: 'same', text: ': ' }, ...detail.parts],
    isChanged: label.isChanged || detail.isChanged,
  };
}

/** The same with the terms in the place of the old ones; its figures follow its words. */
export function putInFact(terms: readonly Term[], fact: StoredFact): StoredFact {
  const label = labelPut(terms, fact).text;
  const detail = fact.detail && putTerms(terms, fact.detail).text;
  const kind = factKinds.find((known) => known === fact.kind);
  const value = kind && label !== fact.label ? readValue(kind, label) : null;
  return { ...fact, label, detail, value: value ?? fact.value };
}

/** The list that it stands in, as readers see it called. */
export const listOf = ({ kind }: StoredFact) =>
  namedKinds.find(([known]) => known === kind)?.[1] ?? 'Named';

/** '$1,250,000' is the same amount as '$1.25 million'. */
function labelPut(terms: readonly Term[], fact: StoredFact): Put {
  const { kind, label, value } = fact;
  const same =
    kind === 'amount' &&
    terms.find(({ from, to }) => isMoney(from) && amount(from) === value && amount(to) !== null);
  if (!same || label.includes(same.from)) return putTerms(terms, label);
  return {
    text: same.to,
    parts: [
      { kind: 'removed', text: label },
      { kind: 'added', text: same.to },
    ],
    isChanged: true,
  };
}

const isMoney = (text: string) => /^[$€£]/.test(text);
const amount = (text: string) => readValue('amount', text);

function inFigures({ kind, value }: StoredFact): string {
  const [, dollars] = /^USD (\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return kind === 'amount' && dollars ? `$${Number(dollars).toLocaleString('en-US')}` : '';
}
