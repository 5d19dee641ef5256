import { minimumPasswordLength } from '../password-rules.ts';
import { isCommon, longestCommon, repeatedUnit } from './common-passwords.server.ts';
import { contextWords, type PasswordOwner } from './context-words.ts';

const said = {
  common:
    'This password is easily guessed: it is a common one, or one with numbers and symbols added. Put several unrelated words together.',
  context:
    'This password is easily guessed: it is made of your name, your email or words of this site. Put several unrelated words together.',
  noWords:
    'This password is easily guessed: it has hardly more than numbers and symbols. Put several words into it.',
};

/** From here on, numbers and symbols alone are not all tried. */
const enoughWithoutLetters = 15;

/** The letters that signs and numbers are written for. */
const lookAlikes = ['4@8(3690!1|$57+2', 'aabcegqoiiisstrz'];

/**
 * What to say of a password that is among the first that are tried, alone or with what people add
 * to one to pass rules; null for any other. The password is judged as a whole: words that stand in
 * it are no fault where something else is left. Costs little for long ones, too.
 */
export function weaknessOf(password: string, owner: PasswordOwner): string | null {
  const whole = password.normalize('NFKC').toLowerCase();
  const typed = repeatedUnit(whole);
  const isShortAgain = typed !== whole && typed.length < minimumPasswordLength;
  if (isShortAgain || isShortWithCommonNumber(typed)) return said.common;
  if (readingsOf(typed).some(isCommon)) return said.common;
  if (isMadeOf(contextWords(owner), typed)) return said.context;
  const isWithoutLetters = !/[^ -@[-`{-~]/.test(typed);
  return isWithoutLetters && typed.length < enoughWithoutLetters ? said.noWords : null;
}

/** The word that was meant, in each way in which numbers and signs may have been added to it. */
function readingsOf(typed: string): string[] {
  const end = (typed.match(/\p{L}\P{L}*$/u)?.index ?? -1) + 1;
  const long = (reading: string) => reading.length >= 4;
  if (end === 0) return [onlyNumbers(typed)].filter(long);
  const start = typed.search(/\p{L}/u);
  const cores = [typed, typed.slice(start, end)];
  // Of what was added any number may belong to the word: '1qaz2wsx!', 'p@$$123'.
  for (let from = Math.max(0, end - longestCommon); from <= start; from += 1) {
    const last = Math.min(typed.length, from + longestCommon);
    for (let to = Math.max(end, from); to <= last; to += 1) cores.push(typed.slice(from, to));
  }
  const meant = cores.flatMap((core) => [core, ...lettersMeant(core)]);
  const whole = [onlyLettersAndNumbers(typed), ...lettersMeant(typed).map(onlyLetters)];
  return [...meant, ...whole].filter(long);
}

function lettersMeant(text: string): string[] {
  const [signs = '', letters = ''] = lookAlikes;
  const meant = text.replace(/[^\p{L}]/gu, (sign) => letters[signs.indexOf(sign)] ?? sign);
  return [meant, text.replace(/[1!|]/g, 'l')];
}

const onlyNumbers = (text: string) => text.replace(/\D/g, '');
const onlyLetters = (text: string) => text.replace(/[^\p{L}]/gu, '');
const onlyLettersAndNumbers = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/** Such as 'Aa@12345': up to three letters beside a number that everybody thinks of. */
function isShortWithCommonNumber(typed: string): boolean {
  const number = onlyNumbers(typed);
  return onlyLetters(typed).length <= 3 && number.length >= 4 && isCommon(number);
}

/** Whether next to nothing is left without `words`, or what is left is itself common. */
function isMadeOf(words: string[], typed: string): boolean {
  return [typed, ...lettersMeant(typed)].map(onlyLetters).some((letters) => {
    const left = words.reduce((text, word) => text.replaceAll(word, ''), letters);
    return left !== letters && (left.length < 4 || isCommon(left));
  });
}
