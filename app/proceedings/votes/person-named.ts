import { pattern, words } from '#app/platform/language/pattern.ts';
import { displayName, findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { soundsApart } from '../facts/sound.ts';
import { courtesies, memberTitle, offices, presidingTitle } from '../facts/title-vocabulary.ts';
import { isMeetingWord, isStopWord } from '../language/stop-list.ts';
import { foldWord } from '../language/tokens.ts';

/** Words with a capital that are nobody's name: 'moved by Council', 'second by Staff', 'Seconded'. */
const notPersons: ReadonlySet<string> = new Set([
  ...courtesies,
  ...offices,
  ...words(`
    the motion moved second seconded first council gentleman gentlewoman gentlelady vice board city
    county commission committee staff public state our my his her any all yes no okay right is was been
    discussion thank aye please roll clerk madam resolution ordinance item consent I it we that so who
    he she they and this you there then what also commissioners trustees directors supervisors
    properly property probably duly previously appropriately folks guys ladies gentlemen
    heard hear hearing see seeing got have had has supported made make makes moves motions
  `),
]);
/** 'By heard Melissa': captions of 'I heard Melissa'. */
const heardVerb = /^(?:I )?(?:[Hh]eard|[Hh]ave|[Gg]ot|[Ss]ee) (?=\p{Lu})/u;
const nobodys = /^(?:nobody|somebody|anybody|everybody|everyone|someone|anyone)(?:['’]?s)?$/i;
const namesNobody = (word: string) =>
  notPersons.has(foldWord(word)) || isStopWord(foldWord(word)) || nobodys.test(word);
const office =
  '(?<office>(?:vice[- ]|deputy )?(?:chair(?:man|woman|person)?|president|mayor)(?: pro tem(?:pore)?)?)';
/** 'The chair', 'the vice mayor': who is named by an office alone, and not addressed by it. */
const officer = pattern('i')`^(?:the|our) ${office}(?=[.,;:!?]|$| ${words(
  'and to in for with on is will has have makes moves seconds all any who do',
)}\b)`;
/** 'Second by chair.': without an article only where nothing follows that could be a name. */
const bareOfficer = pattern('i')`^${office}(?=[.,;:!?]|$| and\b)`;
/** 'Commissioner love', 'commissioner hu Garcia': captions that write names small, after a title. */
const smallAfterTitle = pattern(
  'u',
)`^(?:the )?(?<title>${memberTitle}|${presidingTitle}) (?<small>\p{Ll}[\p{L}'’-]+)(?: (?<last>\p{Lu}[\p{Ll}'’-]+))?`;

/** `before` is a word in small letters between title and name, as a key: 'Commissioner hu Garcia'. */
type SmallTitled = { title: string; name: string; key: string; before: string | undefined };

/** A person named with a title before a name in small letters, right at the beginning of a text. */
export function smallTitled(text: string): SmallTitled | null {
  const { title, small, last: capital } = smallAfterTitle.exec(text)?.groups ?? {};
  const last = capital && !namesNobody(capital) ? capital : undefined;
  const name = last ?? small;
  if (!title || !name || !small) return null;
  if (!last && (name.length < 3 || namesNobody(name) || isMeetingWord(foldWord(name)))) return null;
  const before = last === undefined ? undefined : foldWord(small);
  return { title: displayName(title), name: displayName(name), key: foldWord(name), before };
}

const lastOfficer = pattern('i')`(?:^|[\s,])(?:(?:the|our) )?${office}$`;
const ofState = /^the gentle\p{L}+ from (?:new |north |south |west |rhode )?\p{L}+, /iu;
const capitals = /^(?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
/** 'Jo Baker Curtis', as a roster has her. */
const threeCapitals = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){2})/u;
/** 'Board member Smith', 'trustee Hale': what stands before a name in small letters. */
const smallTitle =
  /^(?:the )?(?:(?:board|committee|commission|school|planning|vice) )?(?:member|director|trustee|commissioner|chair\w*|treasurer|secretary|alderman|supervisor) (?=\p{Lu})/u;
/** In letters: as far as a name and its title reach. */
const reach = { after: 80, before: 60 };
/** A name in small letters stands alone before what goes on: 'second by boroughs is there'. */
const smallName =
  /^(\p{Ll}[\p{L}'’-]{3,})(?=[.,;?!]|$| (?:is|and|any|all|second|there|okay|for)\b)/u;

/** 'An amendment from the Liberal group', 'a motion by Public Works'. */
const ofGroup =
  /^(?:the )?(?:\p{Lu}[\p{L}-]+ ){1,3}(?:[Gg]roup|[Pp]arty|[Cc]aucus|[Dd]epartment|[Ww]orks)\b/u;

/** 'An amendment from LDR Low Density to C Commercial': what a plan is amended from. */
const ofZones = /^\p{Lu}[\p{Lu}\d-]{0,5} [^.;]{2,60} to \p{Lu}/u;

/** The person named right at the beginning of a text: after 'motion by', 'second from'. */
export function personAt(text: string, people: People): string | null {
  if (ofGroup.test(text) || ofZones.test(text)) return null;
  const rest = text.slice(0, reach.after).replace(ofState, '').replace(smallTitle, '');
  const mention = findNames(rest)[0];
  if (mention && mention.from <= 1) return spelled(mention, rest, people);
  const held = (officer.exec(rest) ?? bareOfficer.exec(rest))?.groups?.office;
  if (held) return people.officer(held);
  const titled = smallTitled(rest);
  if (titled) return people.spell(withoutTurn(titled, people));
  const whole = threeCapitals.exec(rest)?.[1];
  if (whole && people.member(whole)?.name === whole) return whole;
  const bare = capitals.exec(rest.replace(heardVerb, ''))?.[1];
  if (bare) return namesNobody(bare.split(' ')[0] ?? '') ? null : spelledBare(bare, people);
  const small = smallName.exec(rest)?.[1];
  return small && !namesNobody(small) ? (people.member(small)?.name ?? null) : null;
}

/** As a share of its sounds. */
const nearSlip = 0.3;

/** A first name by itself sounds a little like many a surname: it is a member's only where it is near to theirs. */
function spelledBare(name: string, people: People): string {
  const member = people.member(name)?.name;
  const isAlike = member
    ?.split(/[\s-]+/)
    .some(
      (part) =>
        part.charAt(0) === name.charAt(0) ||
        soundsApart(foldWord(part), foldWord(name)) <= nearSlip,
    );
  return member !== undefined && (isAlike || name.includes(' ')) ? member : name;
}

/** How often a surname is said with a title where it is known. */
const fewestSaid = 2;

/** 'Second from commissioner hacker Zach, call the roll': captions lose the stop before whom the chair turns to. */
function withoutTurn(titled: SmallTitled, people: People): SmallTitled {
  const { before } = titled;
  return before !== undefined && people.count(before) >= fewestSaid
    ? { ...titled, name: displayName(before), key: before }
    : titled;
}

/** 'Miss jump on' is a name in two words. */
function spelled(
  mention: ReturnType<typeof findNames>[number],
  rest: string,
  people: People,
): string {
  const end = rest.indexOf(mention.name.split(' ').at(-1) ?? '') + mention.name.length;
  const next = /^ (?!(?:and|with|to|as|is|has|who|for)\b)(\p{Ll}{1,4})\b/u.exec(
    rest.slice(end),
  )?.[1];
  const whole =
    next && people.count(mention.key) < 2 ? people.member(`${mention.key} ${next}`) : null;
  return whole?.name ?? people.spell(mention);
}

/** The person named right at the end of a text: before 'moves', 'seconded it'. */
export function personBefore(text: string, people: People): string | null {
  const before = text.slice(Math.max(0, text.length - reach.before)).trimEnd();
  const mention = findNames(before).at(-1);
  if (mention && before.toLowerCase().endsWith(mention.name.toLowerCase()))
    return people.spell(mention);
  const held = lastOfficer.exec(before)?.groups?.office;
  if (held) return people.officer(held);
  const bare = /(?:^|[\s,])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(before)?.[1];
  if (!bare) return null;
  // 'Council Member' before 'moved' lost its name.
  return bare.split(' ').some(namesNobody) ? null : spelledBare(bare, people);
}
