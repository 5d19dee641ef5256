import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { accountFrom } from '#tests/support/shown-summary.tsx';
import { Contents } from './Contents.tsx';

const markdown =
  '## Item by item\n### Plat of Cajun Play\n- “It is on Elm Street.”\n### Budget\n- “It is read.”\n### Reports\n- “All is well.”';
const item = (title: string, state: string) => ({ title, state, kind: 'action' });
const contents = (states: [string, string, string]) => {
  const items = ['Plat of Cajun Play', 'Budget', 'Reports'].map((title, at) =>
    item(title, states[at] ?? 'discussed'),
  );
  const { cases } = accountFrom(markdown, { items, bases: ['quoted', 'quoted', 'quoted'] });
  return renderToStaticMarkup(createElement(Contents, { cases }));
};

it('the contents say in words what each mark of a case means, and what became of it', () => {
  const shown = contents(['adopted', 'introduced', 'discussed']);
  expect(shown).toMatch(/case-list-legend.*<\/svg><\/span>Adopted<.*<\/svg><\/span>Pending</);
  expect(shown).not.toContain('Rejected');
  expect(shown).toMatch(/title="First reading"><svg/);
  expect(shown).toContain('<span class="sr-only">, First reading</span>');
});

it('a title that has no room in the contents can be had whole', () => {
  expect(contents(['adopted', 'adopted', 'adopted'])).toContain('title="Plat of Cajun Play"');
});

it('contents without a mark explain none', () => {
  expect(contents(['discussed', 'discussed', 'discussed'])).not.toContain('case-list-legend');
});
