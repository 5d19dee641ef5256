import { expect, it } from 'vitest';
import { wordLists } from '#tests/support/word-lists.ts';

const folders = [
  'app/proceedings',
  'app/summaries/drafting',
  'app/records/recasing',
  'app/figures',
];

it.each(folders)('no list of words in %s has a word twice', (folder) => {
  const lists = wordLists(folder);
  const twice = lists.flatMap(({ place, members }) =>
    members
      .filter((member, index) => members.indexOf(member) !== index)
      .map((member) => `${place} ${member}`),
  );
  expect(lists).not.toEqual([]);
  expect(twice).toEqual([]);
});
