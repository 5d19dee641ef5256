import { words } from '#app/platform/language/pattern.ts';

/** Kinds of streets by the abbreviation under which they are compared. */
export const streetKinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ave: 'av avenue aven',
    blvd: 'boulevard boul',
    cir: 'circle',
    ct: 'court',
    dr: 'drive',
    hwy: 'highway',
    ln: 'lane',
    pkwy: 'parkway pky',
    pl: 'place',
    rd: 'road',
    sq: 'square',
    st: 'street str',
    ter: 'terrace',
    trl: 'trail',
    way: 'way',
    loop: 'loop',
    cv: 'cove',
    aly: 'alley',
  }).flatMap(([short, others]) => [short, ...words(others)].map((name) => [name, short] as const)),
);

/** Points of the compass by their letters. */
export const compassPoints: ReadonlyMap<string, string> = new Map(
  Object.entries({
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    ne: 'northeast',
    nw: 'northwest',
    se: 'southeast',
    sw: 'southwest',
  }).flatMap(([short, long]) => [
    [short, short],
    [long, short],
  ]),
);
