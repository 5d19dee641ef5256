// What speaks for a place, in shares of a title: its designator or file number said there, words
// that go on to something, a ruling on what came before, and all of the title in one sentence.
export const worth = {
  designator: 0.6,
  letter: 0.3,
  parent: 0.45,
  number: 0.7,
  transition: 0.14,
  ordered: 0.06,
  slip: 0.75,
  usual: 0.75,
  half: 0.25,
  together: 0.2,
};
/** Less than this is chance. */
export const least = 0.5;
