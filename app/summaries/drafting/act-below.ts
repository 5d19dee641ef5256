import { hears } from '#app/proceedings/cases/acts-asked.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import type { Vote } from '#app/proceedings/vote.ts';

const aPaper = /^(?:ordinance|resolution|bill)\b/i;

/** 'Accept public input on the vacation', and then 'Ordinance 26-13, vacate lots': the case as what was voted on in it. */
export function actBelow(one: Case, { kind, subject }: Vote): Case | null {
  const isAnother =
    kind === 'main' && subject !== null && aPaper.test(subject) && !subject.includes(one.title);
  return isAnother && one.entry !== null && hears.test(one.title)
    ? { ...one, title: subject }
    : null;
}
