import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { hesitations } from '#app/proceedings/language/hesitation.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';

/** The check of quotations leaves out the same (comparison/quotation.ts). */
const fillers = pattern('gi')`(?:,\s*)?\b${hesitations}\b(?:\s*,)?`;
const doubledWord = /\b(\p{L}[\p{L}'’]*)((?:,?\s+\1\b)+)/giu;
/** 'We will be we will be here': begun anew. */
const doubledPhrase = /\b((?:\p{L}[\p{L}'’]*\s+){1,2}\p{L}[\p{L}'’]*)(?:,?\s+\1\b)+/giu;
/** 'No no yes no no yes': an answer each. */
const saysTwice = /\b(?:yes|no)\b/i;
const mayDouble = /^(?:had|that|very|no|long|many|so|yes)$/i;

const politeTitle = String.raw`(?:mr\.?|mister|madam|mrs\.?|miss|ms\.?) ?`;
const office = words('chair(?:man|woman|person)? speaker president mayor secretary minister');
const bodies = words('council board commission commissioners trustees supervisors members');
const beginsSpeech = words(`
  I we this these the my our it as in on at to today tonight just so there if for thank good what
`);
/** 'Mayor and council, …', 'members of the board, …': 'council, board and staff agreed' tells who did. */
const toBody =
  pattern()`(?:(?:mayor|chair(?:man|woman)?|president)(?:,| and)? )?(?:(?:members|ladies and gentlemen) of (?:the )?|council ?)?${bodies}(?: members)?(?=, ${beginsSpeech}\b)`
    .source;
/** 'Madam Chair', 'Mr. Mayor', 'colleagues', 'sir': whom a sentence is addressed to. */
const address = [
  toBody,
  pattern()`${politeTitle}${[...office, 'ranking member']}`.source,
  'chair(?:man|woman)?',
  'minister',
  'your honou?r',
  'mayor',
  'colleagues',
  'ladies and gentlemen',
  'folks',
  'guys',
  'sir',
  "ma'am",
];

/** 'Well, to be honest, Madam Chair, as I said, …': how people begin to speak. */
const openers = [
  ...phrases(`
    and
    so
    but
    well
    now
    okay
    ok
    yeah
    yes
    no
    look
    again
    also
    then
    or
    because
    cause
    right
    alright
    all right
    obviously
    basically
    actually
    frankly
    anyway
    through the chair
    in fact
    however
    indeed
    I mean
    you know
    you see
    as you know
    with that
    with that said
    that said
    having said that
    thank you(?: (?:very much|so much|again))?
    thanks
    good (?:morning|afternoon|evening)
    first of all
    sure
    absolutely
    certainly
    great
    excellent
    of course
    hello
    hi
    excuse me
    sorry
    listen
    see
    and again
    let me just say
    let me say
    I would (?:just )?say
    I(?:'ll| will) say
    I'd say
    I must say
    I want to say
    I just want to say
    as I said
    like I said
    as we all know
    and so
    to be honest
    to be clear
  `),
  ...address,
];
const goesOn = [...words('and so but well now also then thank'), ...address];
/** An opener ends at a comma, before the next opener, or is a sentence of its own. */
const openerEnds = [String.raw`,\s*`, pattern()`\s+(?=${goesOn}\b)`.source, String.raw`[.!]\s+`];
const opening = pattern('i')`^(?:${openers}${openerEnds})+`;

const bareOpeners = words('and so but well now because okay ok also then again yes');
const keepsOpener = words("much many far long that that's forth on what");
/** 'And the rule provides': these open a sentence without a comma after them. */
const bareOpening = pattern('i')`^${bareOpeners}\s+(?!${keepsOpener}\b)`;

const thanks = ['thank you(?: (?:very much|so much))?', 'I yield back', 'and I yield back'];
/** 'It is forty slips so with that', 'and so on', 'is that it', 'at a cost of $79,500 questions comments': how speech fades out. */
const fades = phrases(`
  (?:and |so |but )*with that(?: being)?(?: said)?
  (?:and |or )(?:so on|so forth|stuff|whatever|things like that)
  is that it
  (?:any )?questions(?: (?:or )?(?:comments|concerns|anyone|anybody))*
  you know
  (?:so|and),? yeah
`);
/** '…, Madam Mayor, thank you.' */
const closing = pattern(
  'i',
)`,?\s+${[...address, ...thanks, ...fades, 'okay', 'ok', 'right']}([.!?]*)$`;

/** Stammers and openers stand one before the other; nobody has more of them than this. */
const rounds = { stammers: 2, openers: 4 };

/**
 * Takes out of a sentence what may be left out of a quotation: hesitations, stammers, and what people
 * begin and end with. In between, every word stays.
 */
export function readableText(spoken: string): string {
  let text = spoken
    .replace(/\[[^\]]{0,40}\]|\([^)]{0,30}\)/g, ' ')
    .replace(/^[-–—\s>]+/, '')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ');
  for (let round = 0; round < rounds.stammers; round += 1) {
    text = text.replace(doubledWord, (whole, word: string) =>
      mayDouble.test(word) ? whole : word,
    );
  }
  text = text.replace(doubledPhrase, (whole, phrase: string) =>
    saysTwice.test(phrase) || readNumbers(tokenize(phrase)).length > 0 ? whole : phrase,
  );
  text = text.replace(/\s+([,.;:?!])/g, '$1').trim();
  for (let round = 0; round < rounds.openers; round += 1) {
    const before = text;
    text = text.replace(opening, '').replace(bareOpening, '').replace(closing, '$1').trim();
    text = text.replace(/^[,.;:\s–—-]+/, '');
    if (text === before) break;
  }
  text = text.replace(/,\s*,/g, ',').replace(/\s+/g, ' ').trim();
  return finish(text);
}

function finish(text: string): string {
  if (text === '') return '';
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  const stop = /[.!?…]["”’')]*$/.test(start) ? start : `${start.replace(/[,;:–—-]+$/, '')}.`;
  return stop.replace(/\bi\b(?=[ '’])/g, 'I');
}
