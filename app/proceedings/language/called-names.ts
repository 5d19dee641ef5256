import { pattern, words } from '#app/platform/language/pattern.ts';

const title = pattern()`(?:(?:vice|deputy|madam) )?${words(String.raw`
  chair(?:man|woman|person)? mayor president commissioner council[\s-]?(?:member|man|woman) councill?or
  trustee director supervisor member alder(?:man|woman)?
`)}`.source;
const titleAlone = pattern('i')`^${title}\.$`;
const nameAlone = /^\p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[?.]$/u;
const noName = pattern('i')`^${words(
  'yes yea yeah aye ayes no nay here present absent abstain okay second thank thanks please right sorry great what',
)}\b`;
const calledSmall = new RegExp(String.raw`^(${title}) (\p{Ll}[\p{L}'’-]+\?)$`, 'iu');

/** Whether captions parted a title from the name that is called: 'Vice Chairman.' 'Wells?' */
export function isParted(text: string, next: string): boolean {
  return titleAlone.test(text) && nameAlone.test(next) && !noName.test(next);
}

/** The name that is called with its title: 'Vice Chairman Wells?', 'Commissioner Wood?' */
export function calledName(text: string, next: string | null = null): string {
  const whole = next === null ? text : `${text.slice(0, -1)} ${next}`;
  return whole.replace(
    calledSmall,
    (_, office: string, name: string) =>
      `${office} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  );
}
