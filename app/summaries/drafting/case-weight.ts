import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Vote } from '#app/proceedings/vote.ts';

// What makes a case matter to those who were not there: that it was decided, that members differed,
// money (by its size), law, and how long it was talked of.
const worth = {
  decided: 1,
  undecided: 0.5,
  dissent: 1.2,
  law: 0.6,
  land: 0.5,
  putOff: 0.3,
  talk: 0.25,
  money: 0.15,
};
const law =
  /\b(?:ordinance|resolution|bill|budget|tax|contract|agreement|bonds?|policy|plan|fee|rate|levy)\b/i;
const land =
  /\b(?:variance|rezon\w*|zoning|annex\w*|plat|conditional use|permit|site plan|license)\b/i;
const routine = pattern('i')`\b(?:${phrases(String.raw`
  minutes|proclamation|recognition|announcements?|finance report
  payment of (?:the )?bills|bills? lists?|bills in|claims|(?:accounts )?payables?|payroll|warrants?|vouchers?|registers?
  (?:investment|treasurer['’]?s?|financial) (?:report|statement)s?
  papers to note|meet in private|exclude the public
`)})\b`;
/** In dollars: what is adopted with many others matters to those who were not there from here on. */
const muchByConsent = 50_000;

/** How much a case matters, from 0 up; `words` is how much was said of it. */
export function caseWeight(one: Case, votes: readonly Vote[], words: number): number {
  if (usualItem(one.title) !== null || routine.test(one.title)) return 0;
  if (one.kind === 'opening' || one.kind === 'closing') return 0;
  const money = Math.max(
    0,
    ...readNumbers(tokenize(one.title)).map(({ unit, value }) => (unit === 'money' ? value : 0)),
  );
  if (one.isConsent) return money < muchByConsent ? 0 : worth.money * Math.log10(money);
  const decided = votes.filter(({ outcome, kind }) => outcome !== null && kind !== 'consent');
  const isSplit = decided.some(
    ({ no, rollCall }) => (no ?? 0) > 0 || rollCall.some(({ vote }) => vote === 'no'),
  );
  return (
    (decided.length > 0 ? worth.decided : worth.undecided * (votes.length === 0 ? 1 : 0)) +
    (isSplit ? worth.dissent : 0) +
    (law.test(one.title) ? worth.law : 0) +
    (land.test(one.title) ? worth.land : 0) +
    (one.until === null ? 0 : worth.putOff) +
    worth.talk * Math.log(1 + words / 100) +
    worth.money * Math.log10(1 + money)
  );
}
