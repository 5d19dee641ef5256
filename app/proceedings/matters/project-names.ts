import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { MatterKey } from './matter-key.ts';

/** What something that is built, planned or founded is called after its name. */
const nouns = phrases(`
  subdivision|annexation|rezoning|apartments|estates|townhomes|pud
  (?:capital |improvement |pilot )?project
  (?:master |area |subcommunity |neighbou?rhood |redevelopment )?plan
  development|redevelopment|campus|referendum
  (?:business |commercial |industrial |office )?park
  (?:open space|library district|improvement district|urban renewal area)
`);

/** Words that titles of all bodies have: they name nothing by themselves. */
const civic = new Set(
  words(`
    a an the of and for to in on at by with or from as
    accept accepting adopt adopting amend amending approve approving authorize authorizing award awarding
    consider discuss discussion rezone rezoning vacate vacating
    act adoption agreement amendment annual application approval area authority ballot bid board boards
    budget building business capital case center charter citizens city citywide climate code commercial
    commission commissioners committee community company comprehensive conceptual concept conditional
    consideration construction contract council county design department development director district
    downtown east economic emergency energy environmental establishing facilities facility federal final
    financial first fiscal flood fund funding future general grant health historic home house housing
    improvement improvements industrial initial introduction land library local major management map
    master mayor meeting minor motion multi municipal national new north office official open operating
    ordinance parcel park parking parks pedestrian permit phase planned planning plat police policy
    preliminary presentation preservation private proposed public quality racial reading recreation
    regional regular report request residential resolution review revised right road safety sales school
    second service services set sewer sidewalk site south space special stage state staff stormwater
    strategic street study summary sustainability system tax third title town traffic transportation
    trail transit unified unit update urban use utility variance vision village water way west work zone
    zoning i ii iii iv v
  `),
);

/** Of those, what a meeting does with something and on what paper: these words are no part of its name. */
const dealings = new Set(
  words(`
    accept accepting adopt adopting amend amending approve approving authorize authorizing award awarding
    consider discuss discussion rezone rezoning vacate vacating a an the of and for to in on at by with or
    from as act adoption agreement amendment annual application approval bid budget code concept
    conceptual conditional consideration construction contract establishing final first future grant
    initial introduction map master meeting minor motion ordinance permit phase planned planning plat
    policy preliminary presentation proposed public reading regular report request resolution review
    revised second special stage summary third title unified update use variance zoning i ii iii iv v
  `),
);

const capitalised = /(?:(?:St|Mt|Ft)\. )?\p{Lu}[\p{L}\d'’&-]*/u;
/** Of a street that has a number for a name: '6800 West'. A year before a name is no part of it. */
const numberBefore = /(?:(?!(?:19|20)\d\d )(?<![\d.,$#-])\d{2,5}(?:st|nd|rd|th)? )?/u;
const name = pattern(
  'gu',
)`${numberBefore}${capitalised}(?: (?:of the |of |at |on )?${capitalised}){0,9}`;
/** 'CU South annexation'. */
const noun = pattern('iy')`[”"']? ?(?:${nouns})\b`;
const nounWithin = pattern('i')`(?<noun> (?:${nouns}))\b.*$`;
/** 'The project identified as Hilliard Isles'. */
const introduced = /\b(?:known?|identified|referred to) as (?:the )?[“"']?$/i;
/** 'Oak Hills and' before 'Cedar Grove': what follows is half of a name. */
const firstHalf = /(?<word>\p{Lu}[\p{L}\d'’-]*) (?:and |& )?$/u;

/** The projects that a text calls by a name. In titles that are all in capitals no name can be told apart. */
export function findProjects(text: string): MatterKey[] {
  if (text === text.toUpperCase()) return [];
  return [...text.matchAll(name)].flatMap(({ 0: found, index }) => {
    const own = found.replace(nounWithin, '');
    noun.lastIndex = index + found.length;
    const before = text.slice(0, index);
    const isNamed = own !== found || noun.test(text) || introduced.test(before);
    const half = firstHalf.exec(before)?.groups?.word?.toLowerCase();
    if (!isNamed || (half !== undefined && !civic.has(half))) return [];
    return keyOf(own, nounWithin.exec(found)?.groups?.noun ?? '');
  });
}

/** A name needs so many words that others lack: with one, it may be any number of things. */
const leastTelling = 2;

/** Known by what tells in it, and called by the whole of it, with what it is called a project or a plan by. */
function keyOf(found: string, called: string): MatterKey[] {
  const all = found.replaceAll('’', "'").split(' ');
  const folded = all.map((word) => word.toLowerCase());
  const telling = folded.filter((word) => !civic.has(word) && !/^\d/.test(word));
  // A point of the compass tells beside a name: 'CU South'.
  const points = folded.filter((word) => ['north', 'south', 'east', 'west'].includes(word));
  if (telling.length === 0 || telling.length + points.length < leastTelling) return [];
  const [from, to] = [folded.findIndex(isTelling), folded.findLastIndex(isTelling)];
  const ofName = (word: string | undefined) => word !== undefined && !dealings.has(word);
  let [first, last] = [from, to];
  while (ofName(folded[first - 1])) first -= 1;
  while (ofName(folded[last + 1])) last += 1;
  const ends = last === all.length - 1 ? called : '';
  return [
    {
      kind: 'project',
      key: `project ${folded.slice(from, to + 1).join(' ')}`,
      label: all.slice(first, last + 1).join(' ') + ends,
      reach: 'body',
    },
  ];
}

const isTelling = (word: string) =>
  !civic.has(word) || ['north', 'south', 'east', 'west'].includes(word);
