import { phrases } from '#app/platform/language/pattern.ts';

/** Forms that the stemmer does not bring together with the word they belong to, a word a line. */
const forms = phrases(`
  bus buses bussed bussing
  gas gases
  child children
  woman women
  man men
  foot feet
  tooth teeth
  mouse mice
  half halves
  life lives
  leaf leaves
  loaf loaves
  shelf shelves
  knife knives
  thief thieves
  wife wives
  datum data
  medium media
  curriculum curricula
  begin began begun
  break broke broken
  bring brought
  build built
  buy bought
  choose chose chosen
  come came
  cut cutting
  draw drew drawn
  drive drove driven
  eat ate eaten
  fall fell fallen
  fight fought
  find found
  forget forgot forgotten
  freeze froze frozen
  get got gotten
  give gave given
  go went gone
  grow grew grown
  hear heard
  hide hid hidden
  hold held
  keep kept
  know knew known
  lead led
  lend lent
  lose lost
  make made
  meet met
  pay paid
  ride rode ridden
  rise rose risen
  run ran
  see saw seen
  sell sold
  send sent
  shake shook shaken
  show shown
  speak spoke spoken
  spend spent
  stand stood
  steal stole stolen
  swear swore sworn
  sweep swept
  take took taken
  teach taught
  tear tore torn
  think thought
  throw threw thrown
  wear wore worn
  win won
  withdraw withdrew withdrawn
  write wrote written
`);

export const irregularWords: ReadonlyMap<string, string> = new Map(
  forms.flatMap((line) => {
    const [word = '', ...others] = line.split(' ');
    return others.map((form) => [form, word] as const);
  }),
);
