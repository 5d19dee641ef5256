/** An invented city: what its meetings need to know of it. */
export type City = {
  index: number;
  /** As it stands in host names: 'alderfalls' */
  slug: string;
  name: string;
  state: string;
  timeZone: string;
  /** Who speaks at its meetings, by the templates' name for them */
  people: Readonly<Record<string, Person>>;
  /** What the templates' braces stand for: people by the names they are called, and places. */
  names: Readonly<Record<string, string>>;
};

const heads = 'Alder Birch Cedar Juniper Larch Maple Sumac Tamarack Willow Aspen'.split(' ');
const tails = 'Falls|Bend|Landing|Crossing|Prairie|Hollow|Harbor|Ridge|Springs|Point'.split('|');
const zones = [
  ['Oregon', 'America/Los_Angeles'],
  ['Colorado', 'America/Denver'],
  ['Minnesota', 'America/Chicago'],
  ['Vermont', 'America/New_York'],
  ['Arizona', 'America/Phoenix'],
] as const;

const given =
  'Dana Ruth Marcus Priya Tom Elena Joyce Henry Laura Sam Nadia Ines Walter Amara Colin Grace'.split(
    ' ',
  );
const family =
  'Okafor Lindqvist Bell Raman Ferreira Sandoval Whitcomb Adeyemi Kim Ostrander Petrov Duarte Hobbs Nkemelu Brandt Tanaka'.split(
    ' ',
  );
const neighbours = 'Moreau Vance Castellan Ito Pruett Salas'.split(' ');

/** Who sits at the front of the room, and how each is addressed there. */
const offices = {
  mayor: 'Mayor',
  a: 'Councilmember',
  b: 'Councilmember',
  c: 'Councilmember',
  d: 'Councilmember',
  e: 'Councilmember',
  clerk: 'City Clerk',
  manager: 'City Manager',
  attorney: 'City Attorney',
  works: 'Public Works Director',
  finance: 'Finance Director',
  planner: 'City Planner',
  librarian: 'Library Director',
};
const residents = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];

export type Person = { name: string; office: string | null };

/** The same city for the same number, each time and everywhere. Number 0 is Alder Falls. */
export function inventCity(index: number): City {
  const [state, timeZone] = zones[index % zones.length] ?? zones[0];
  const plain = `${of(heads, index)} ${of(tails, Math.floor(index / heads.length))}`;
  const round = Math.floor(index / (heads.length * tails.length));
  const name = round === 0 ? plain : `${plain} ${round + 1}`;
  const people = peopleOf(index);
  const called = Object.entries(people).map(([role, { name: full, office }]) => [
    role,
    office === null ? full : lastName(full),
  ]);
  return {
    ...{ index, name, state, timeZone, slug: name.toLowerCase().replaceAll(' ', ''), people },
    names: {
      city: name,
      street: `${of(['Mill', 'Canal', 'Orchard', 'Quarry', 'Depot'], index)} Street`,
      creek: `${of(['Otter', 'Stony', 'Heron', 'Lost', 'Beaver'], index + round)} Creek`,
      park: of(['Granite', 'Meadow', 'Veterans', 'Foundry'], index),
      school: of(['Lincoln', 'Sacajawea', 'Hillside', 'Carver', 'Riverview'], index),
      company: `${of(['Halvorsen', 'Tri-County', 'Pinnacle', 'Delgado'], index)} Construction`,
      ...Object.fromEntries(called),
    },
  };
}

/** Who votes at a council's meeting; the mayor last. */
export const voting = ['a', 'b', 'c', 'd', 'e', 'mayor'] as const;

/** More families than offices, moved on from city to city: nobody in one is called like another. */
function peopleOf(index: number): Record<string, Person> {
  const officers = Object.entries(offices).map(([role, office], place) => {
    const name = `${of(given, place + index)} ${of(family, place + index * 3)}`;
    return [role, { name, office }] as const;
  });
  const others = residents.map((role, place) => {
    const name = `${of(given, place * 3 + index + 14)} ${of(neighbours, place + index)}`;
    return [role, { name, office: null }] as const;
  });
  return Object.fromEntries([...officers, ...others]);
}

const of = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new RangeError('An empty list.');
  return found;
};

export const lastName = (name: string): string => name.split(' ').at(-1) ?? name;

/** A template with the city's names in it. What was not named is a mistake of the template. */
export function say(template: string, names: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_brace, name: string) => {
    const found = names[name];
    if (found === undefined) throw new Error(`Nothing is called ${name}.`);
    return found;
  });
}
