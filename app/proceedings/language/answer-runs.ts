import { words } from '#app/platform/language/pattern.ts';
import { isStopWord } from './stop-list.ts';
import { foldWord } from './tokens.ts';

/** What is answered to a name, and what captions make of 'aye'. */
const answers: ReadonlySet<string> = new Set(
  words('yes yea yeah aye no nay abstain i hi eye eyes'),
);
const misheard: ReadonlySet<string> = new Set(words('i hi eye eyes'));
const titles: ReadonlySet<string> = new Set(
  words(`
    mr mrs ms miss dr commissioner trustee director supervisor councilman councilwoman councilmember
    councillor councilor council board committee member alderman alderwoman representative senator
    chair chairman chairwoman vice deputy mayor president
  `),
);
/** What stands before an answer and is nobody's name: 'opposed no', 'say aye'. */
const noNames: ReadonlySet<string> = new Set(
  words(`
    say says saying said opposed favor all any discussion motion second seconded vote votes roll call clerk
    secretary madam mister item ayes nays one two three four five six seven eight nine oh well think guess
  `),
);
/** Fewer names with their answers are an exchange. */
const fewest = 3;
/** In words, without titles. */
const longestName = 2;

/** A name with its answer, as it is to be read, and where it stands in the text. */
export type Answered = { from: number; to: number; text: string };

type Word = { text: string; folded: string; from: number; to: number };

const isName = ({ text, folded }: Word) =>
  /^\p{L}[\p{L}'’-]+$/u.test(text) &&
  !answers.has(folded) &&
  !noNames.has(folded) &&
  !isStopWord(folded);

/**
 * The rolls within a text whose captions have neither points nor capitals: 'kelly aye horn i boyd no'. Names and
 * answers that take turns are a roll; what sounds like 'aye' is one there.
 */
export function answeredIn(text: string): Answered[] {
  const all: Word[] = [...text.matchAll(/[^\s,.;:?!]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    folded: foldWord(word),
    from: index,
    to: index + word.length,
  }));
  const found: Answered[] = [];
  let run: Answered[] = [];
  let last = -1;
  let given = new Set<string>();
  const close = () => {
    // 'No parking, no standing, I believe no stand': with 'no' and 'I' alone people talk.
    const isTalk = given.has('no') && [...given].every((one) => one === 'no' || one === 'i');
    if (run.length >= fewest && !isTalk) found.push(...run);
    [run, given] = [[], new Set()];
  };
  for (const [at, word] of all.entries()) {
    if (!answers.has(word.folded)) continue;
    const called = calledBefore(all, at);
    if (called === null) {
      close();
      last = -1;
      continue;
    }
    if (last >= 0 && called.first !== last + 1) close();
    const name = withoutEcho(all.slice(called.first, at)).map((part) => capital(part.text));
    const answer = misheard.has(word.folded) ? 'aye' : word.text;
    run.push({
      from: all[called.first]?.from ?? 0,
      to: word.to,
      text: `${name.join(' ')} ${answer}`,
    });
    given.add(word.folded);
    last = at;
  }
  close();
  return found;
}

/** Whose answer a word is: the name right before it, with a title. */
function calledBefore(all: readonly Word[], at: number): { first: number } | null {
  let first = at;
  let length = 0;
  for (let back = at - 1; back >= 0 && length < longestName; back -= 1) {
    const word = all[back];
    if (!word || titles.has(word.folded) || !isName(word)) break;
    first = back;
    length += 1;
  }
  if (length === 0) return null;
  while (titles.has(all[first - 1]?.folded ?? '')) first -= 1;
  return { first };
}

/** 'Supervisor Melgar Melgar aye': the clerk says again whose answer was heard. */
function withoutEcho(name: readonly Word[]): readonly Word[] {
  const [again, called] = [name.at(-1), name.at(-2)];
  const isTitled = name.length > longestName && titles.has(name[0]?.folded ?? '');
  return isTitled && again?.folded === called?.folded ? name.slice(0, -1) : name;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
