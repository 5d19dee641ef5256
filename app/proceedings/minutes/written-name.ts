import { wordsOf } from '#app/entities/roster/heard-name.ts';
import { courtesies, officeWords } from '#app/entities/roster/spoken-titles.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';

/** No name has more words; what is longer ran on into the sentence. */
const mostWords = 4;
/** Words with a capital that end a name, in minutes written in capitals. */
const noName = pattern('i')`^${words(`
  second seconded seconder seconding motion motioned moved mover moves to by that the and for ayes aye
  nays nay noes yes yeas none all passed carried voted vote roll call resolution ordinance item
  consent agenda minutes staff public approval approve adopt adoption january february march april may
  june july august september october november december abstain abstained absent excused recused
  approved denied continued deferred reading made received in with unanimous unanimously motions it he she they who then result discussion upon on
  failed defeated tabled lost died withdrawn was were into after there being business our this
  action ayes: mover: seconder: also so further hearing hearings meeting report reports
`)}$`;

const nameWord = /^(?:\p{Lu}\.|\p{Lu}[\p{L}'’‘-]+|(?:de|del|la|van|von|der|den|di|da|du)|Ste?\.)$/u;
const endOfName = /[,;:.)\]]$/;
const isTitle = (word: string) => isOffice(word) || plurals.test(wordsOf(word)[0] ?? '');
/** 'Mr.', 'Councilmember': what stands before one name. */
export function isOffice(word: string): boolean {
  const [folded = ''] = wordsOf(word);
  return courtesies.has(folded) || officeWords.has(folded);
}
const plurals =
  /^(?:(?:council|board|committee)?(?:members|men|women)|commissioners|trustees|supervisors|directors|aldermen|selectmen)$/;
/** Points that end no sentence: 'Mr.', 'T.' */
const isCourtesy = (word: string) =>
  /\.$/.test(word) && (courtesies.has(wordsOf(word)[0] ?? '') || /^(?:St|Ste)\.$/.test(word));
const isInitial = (word: string) => /^\p{Lu}\.$/u.test(word);

/** The person named right at the beginning of a text, as the minutes write the name. */
export function nameAt(text: string): string | null {
  const all = text
    .trimStart()
    .replace(/^the /i, '')
    .split(/\s+/, mostWords + 6);
  const taken: string[] = [];
  let named = 0;
  for (const word of all) {
    const bare = isInitial(word) || isCourtesy(word) ? word : word.replace(endOfName, '');
    if (named === 0 && isTitle(bare)) taken.push(isCourtesy(word) ? word : bare);
    else if (named < mostWords && nameWord.test(bare) && !noName.test(bare)) {
      taken.push(bare);
      named += 1;
    } else break;
    if (bare !== word && !(named === 0 && isCourtesy(word))) break;
  }
  while (/^(?:de|del|la|van|von|der|den|di|da|du)$/.test(taken.at(-1) ?? '')) taken.pop();
  return finished(taken, named);
}

/** The person named right at the end of a text: before 'moved' or 'seconded'. */
export function nameBefore(text: string): string | null {
  const all = text
    .trimEnd()
    .split(/\s+/)
    .slice(-(mostWords + 6));
  const taken: string[] = [];
  let named = 0;
  for (const word of all.toReversed()) {
    const ends = endOfName.test(word) && !isInitial(word) && !isCourtesy(word);
    // A comma or full stop before the name begins it: 'After discussion, Hale moved'.
    if (ends && taken.length > 0) break;
    const bare = isInitial(word) || isCourtesy(word) ? word : word.replace(endOfName, '');
    if (isTitle(bare)) taken.unshift(isCourtesy(word) ? word : bare);
    else if (taken.length > 0 && isTitle(taken[0] ?? '')) break;
    else if (named < mostWords && nameWord.test(bare) && !noName.test(bare)) {
      taken.unshift(bare);
      named += 1;
    } else break;
  }
  return finished(taken, named);
}

/** An office alone is somebody too: 'the Chair', 'Mayor Pro Tem'. */
function finished(taken: readonly string[], named: number): string | null {
  if (taken.length === 0) return null;
  const name = taken
    .join(' ')
    .replace(/['’]s$/, '')
    .replace(/^The (?=\p{L})/u, '');
  if (named > 0) return /\p{L}{2}/u.test(name) ? name : null;
  const last = wordsOf(taken.at(-1) ?? '')[0] ?? '';
  return /^\p{Lu}/u.test(name) && officeOfOne.test(last) ? name : null;
}

const officeOfOne = pattern()`^${words('mayor chair chairman chairwoman chairperson president tem tempore secretary treasurer supervisor moderator reeve warden')}$`;

/** The names of a list: 'Ortiz, Hale and Council Member Kim (3)'. */
export function namesIn(list: string): string[] {
  return list
    .replace(/\([^)]{0,80}\)/g, ' ')
    .split(/[,;]|\s(?:and|&)\s/i)
    .flatMap((part) => nameAt(withoutPlural(part.trim().replace(/^(?:and|&)\s/i, ''))) ?? []);
}

/** 'Council Members Hale' is of a list of them: Hale. */
const withoutPlural = (text: string) =>
  text.replace(
    /^(?:(?:city |town |village )?(?:council|board|committee|commission)\s?)?(?:members|men|women|commissioners|trustees|supervisors|directors|aldermen|selectmen):?\s+/i,
    '',
  );
