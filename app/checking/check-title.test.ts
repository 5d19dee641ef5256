import { expect, it } from 'vitest';
import { checkTitle } from './check-title.ts';

const source = [
  'Item 3 is the contract with Southside Paving to repave Alder Street for 1.2 million dollars.',
  'Staff recommends approval under title two of the code. So moved.',
].join('\n');
const members = ['Dana Brandt'];
const titles = ['H.R. 5143'];
const found = (title: string) => checkTitle({ title, source, members, titles });

it('an editor’s title may say in other words what stands behind it', () => {
  for (const title of [
    'Paving of Alder Street, $1.2 million',
    'Contract with Southside Paving',
    'Title II of the code',
    'First reading of the item that staff recommends',
    'Replacement of Playground Equipment',
  ]) {
    expect(found(title)).toEqual([]);
  }
});

it('its figures and names are found that nothing behind it has', () => {
  expect(found('Contract with Acme Robbers Inc., $990,000')).toEqual([
    'The title has “$990,000” and “Acme Robbers Inc”: neither the record of this case, the agenda nor the roster has them.',
  ]);
  expect(found('Rezoning for Zorn')).toEqual([
    'The title has “Zorn”: neither the record of this case, the agenda nor the roster has it.',
  ]);
  expect(found('The item under H.R. 4143')).toContain(
    'H.R. 4143 is not on the agenda, where H.R. 5143 stands.',
  );
});

it('a fiscal year may be written as it is printed, where captions run its years together', () => {
  for (const said of ['fiscal year 2024 25', 'fiscal year 2425', 'fiscal year 202425'])
    expect(checkTitle({ title: 'Budget for fiscal year 2024-25', source: said })).toEqual([]);
  expect(
    checkTitle({ title: 'Budget for fiscal year 2025-26', source: 'fiscal year 2024 25' }),
  ).not.toEqual([]);
});
