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

const capitalised = /\p{Lu}[\p{L}\d'’&-]*/u;
const name = pattern('gu')`${capitalised}(?: (?:of the |of |at |on )?${capitalised}){0,5}`;
/** 'CU South annexation'. */
const noun = pattern('iy')`[”"']? ?(?:${nouns})\b`;
const nounWithin = pattern('i')` (?:${nouns})\b.*$`;
/** 'The project identified as Hilliard Isles'. */
const introduced = /\b(?:known?|identified|referred to) as (?:the )?[“"']?$/i;

/** The projects that a text calls by a name. In titles that are all in capitals no name can be told apart. */
export function findProjects(text: string): MatterKey[] {
  if (text === text.toUpperCase()) return [];
  return [...text.matchAll(name)].flatMap(({ 0: found, index }) => {
    const own = found.replace(nounWithin, '');
    noun.lastIndex = index + found.length;
    const isNamed = own !== found || noun.test(text) || introduced.test(text.slice(0, index));
    return isNamed ? keyOf(own) : [];
  });
}

/** A name needs so many words that others lack: with one, it may be any number of things. */
const leastTelling = 2;

function keyOf(found: string): MatterKey[] {
  const all = found.replaceAll('’', "'").split(' ');
  const folded = all.map((word) => word.toLowerCase());
  const telling = folded.filter((word) => !civic.has(word));
  // A point of the compass tells beside a name: 'CU South'.
  const points = folded.filter((word) => ['north', 'south', 'east', 'west'].includes(word));
  if (telling.length === 0 || telling.length + points.length < leastTelling) return [];
  const [from, to] = [folded.findIndex(isTelling), folded.findLastIndex(isTelling)];
  const key = folded.slice(from, to + 1).join(' ');
  return [
    {
      kind: 'project',
      key: `project ${key}`,
      label: all.slice(from, to + 1).join(' '),
      reach: 'body',
    },
  ];
}

const isTelling = (word: string) =>
  !civic.has(word) || ['north', 'south', 'east', 'west'].includes(word);
