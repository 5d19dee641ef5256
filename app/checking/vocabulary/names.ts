import { weekdays } from '#app/proceedings/facts/dates.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import type { Statement } from '../statement/statement.ts';

const months = new Set(
  `january february march april may june july august september october november december jan feb mar
  apr jun jul aug sep sept oct nov dec`.split(/\s+/),
);
// Capitalised by custom in summaries; as words they are judged with the wording.
const ordinary = new Set(
  `committee subcommittee council board commission mayor chair chairman chairwoman chairperson vice
  president representative senator congressman congresswoman member members councilmember councilman
  councilwoman commissioner commissioners supervisor supervisors trustee trustees superintendent
  director secretary clerk staff house senate congress act bill bills resolution ordinance section
  title item motion amendment public hearing county city town state states district department agency
  office federal government report budget plan program project fund fiscal year meeting session
  minutes agenda police fire school schools street avenue road park water court attorney manager
  administrator governor minister ministers chief general deputy assistant mr mrs ms miss dr madam
  gentleman gentlelady ranking speaker professor reverend lieutenant colonel captain sergeant officer
  university college center authority association union service services act rule rules law code
  committee's americans american resident residents in-short yes no aye nay ayes noes yeas nays
  i am pm h r s u us d c hr dc`.split(/\s+/),
);
const speaks =
  /^(?:said|says|asked|told|moved|seconded|voted|thanked|urged|noted|argued|warned|explained|opposed|supported|proposed|introduced|spoke|testified|called|requested|offered|made|was|is|will|would|has|had|and|also|did|does|recommended|suggested|questioned|raised|abstained|objected|wants|wanted|described|presented|stated|announced|added|replied|answered|expressed|chaired|yielded|agreed|disagreed)$/;
const openers = new Set(
  `members residents staff speakers supporters opponents lawmakers officials council committee board
  funding money work public people parents students teachers neighbors several many few another both
  discussion debate testimony approval construction state federal local city county town voters
  democrats republicans witnesses attendees commenters applicants businesses owners developers
  nobody everyone someone others opposition support critics advocates nothing everything tonight
  today yesterday tomorrow later earlier finally meanwhile separately overall additionally`.split(
    /\s+/,
  ),
);

/** Whether a token names a person, a place or an organisation, as far as spelling tells. */
export function isName(sentence: Statement, index: number): boolean {
  const token = sentence.tokens[index];
  if (!token || !/^\p{Lu}/u.test(token.text) || /\d/.test(token.text)) return false;
  const word = bareWord(token.word);
  if (ordinary.has(word) || months.has(word) || weekdays.has(word)) return false;
  const isAcronym = /^\p{Lu}{2,}$/u.test(token.text);
  if (!isAcronym && (isStopWord(word) || word.length < 2)) return false;
  if (index > 0 && token.gap !== 'stop') return true;
  if (isAcronym) return true;
  if (/^(?:mr|mrs|ms|dr|h\.?r)$/.test(sentence.tokens[index - 1]?.word ?? '')) return true;
  if (openers.has(word)) return false;
  const next = sentence.tokens[index + 1];
  if (!next || next.gap === 'stop') return false;
  if (token.word.endsWith("'s")) return true;
  const nextIsName =
    /^\p{Lu}\p{Ll}/u.test(next.text) && !ordinary.has(next.word) && !isStopWord(next.word);
  if (nextIsName) return true;
  const isPlural = word.endsWith('s') && !word.endsWith('ss');
  return !isPlural && !/(?:ing|tion|ment|ly|ed)$/.test(word) && speaks.test(next.word);
}

/** A word without the tail of a possessive. */
export function bareWord(word: string): string {
  return word.replace(/'s$|'$/, '');
}
