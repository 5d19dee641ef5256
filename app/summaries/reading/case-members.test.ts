import { expect, it } from 'vitest';
import { shownSummary } from '#tests/support/shown-summary.tsx';

it('says once, over all that one motion adopted, that it was adopted by consent', () => {
  const list = [
    { title: 'Consent agenda', designator: '2', kind: 'consent' },
    { title: 'Minutes', designator: '2.a' },
    { title: 'Plat', designator: '2.b' },
  ];
  const markdown =
    '## Item by item\n### 2 Consent agenda\n### 2.a Minutes\n### 2.b Plat\n- “It is on Elm Street.”';
  const html = shownSummary(markdown, {
    items: list.map((one) => ({ ...one, state: 'adopted', isConsent: true })),
    votes: [{ item: 0, items: '[0,1,2]', kind: 'consent', yes: 8, no: 0, outcome: 'adopted' }],
    bases: ['quoted'],
  });
  expect(html.match(/Adopted by consent/g)).toHaveLength(1);
  expect(html).toContain('Minutes');
  expect(html).toContain('Plat');
});
