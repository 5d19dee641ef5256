import { expect, it } from 'vitest';
import { shownSummary } from '#tests/support/shown-summary.tsx';

const vote = { item: 0, items: '[0]', subject: 'repave Elm Street', outcome: 'adopted' };

const shown = (markdown: string, fields: { editedAt?: Date }) =>
  shownSummary(`## Item by item\n### 1 Elm Street\n\n${markdown}\n`, {
    items: [{ title: 'Elm Street', designator: '1', state: 'adopted' }],
    votes: [{ ...vote, yes: 5, no: 0, method: 'roll call', ...fields }],
    bases: ['counted'],
  });

const told = 'It was adopted, 5 to 0. [0:10](#s2)';

it('says that an editor changed a vote only where readers knew it otherwise', () => {
  const editedOn = (day: string) => shown(told, { editedAt: new Date(`${day}T12:00:00Z`) });
  // Its summary was published on September 16.
  expect(editedOn('2026-09-15')).not.toContain('Changed by an editor');
  expect(editedOn('2026-09-17')).toContain('Changed by an editor, Sep 17, 2026');
  expect(shown(told, {})).not.toContain('Changed by an editor');
});

it('keeps a tally on one line, at the end of a sentence too', () => {
  const html = shown(`${told} Then it was 4 to 1 by voice vote. [0:15](#s3)`, {});
  expect(html).toContain('5\u00a0to\u00a00.');
  expect(html).toContain('4\u00a0to\u00a01 by voice ');
  expect(html).not.toMatch(/\d to \d/);
});
