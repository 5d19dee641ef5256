import { createElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { entitySearchText } from '#app/entities/entity.ts';
import { db } from '#app/platform/db.server.ts';
import { findTag, renderAt } from '#tests/support/render-at.ts';
import { BodyField } from './BodyField.tsx';
import { listGovernmentBodies, searchGovernmentBodies } from './government-body.server.ts';

const row = (entityName: string, entityDescription: string | null = null) => ({
  entityName,
  entityDescription,
  entityType: 'City Council',
  state: 'Colorado',
  searchText: entitySearchText({ name: entityName, description: entityDescription }),
});

const field = { id: 'body', key: 'body', name: 'governmentBody', formId: 'add-meeting' };
const shown = (bodies: string[] | null, defaultValue?: string) =>
  renderAt('/', createElement(BodyField, { field: { ...field, defaultValue }, bodies }));

describe('a directory of few bodies', () => {
  it('is offered as a list', async () => {
    await db.govtEntity.createMany({ data: [row('Beta Board'), row('Alpha Board')] });
    const bodies = await listGovernmentBodies();
    expect(bodies).toEqual(['Alpha Board', 'Beta Board']);
    expect(findTag(shown(bodies), 'select', { name: 'governmentBody' })).toBeDefined();
    expect(findTag(shown(bodies), 'option', { value: 'Beta Board' })).toBeDefined();
  });
});

describe('a directory of ten thousand bodies', () => {
  beforeAll(async () => {
    for (let from = 0; from < 10_000; from += 1000) {
      await db.govtEntity.createMany({
        data: Array.from({ length: 1000 }, (_, index) => row(`Town ${from + index} Council`)),
      });
    }
    await db.govtEntity.createMany({
      data: [row('Council of 100% Towns'), row('Water District', 'Keeps the Town Ditch')],
    });
  });

  it('is not sent with a form, which has a field to search it', async () => {
    const bodies = await listGovernmentBodies();
    expect(bodies).toBeNull();
    const html = shown(bodies, 'Town 7 Council');
    expect(html.length).toBeLessThan(2000);
    const input = { name: 'governmentBody', value: 'Town 7 Council' };
    expect(findTag(html, 'input', input)).toBeDefined();
    expect(findTag(shown(bodies, 'select-government-body'), 'input', { value: '' })).toBeDefined();
  });

  it('is searched by parts of names and descriptions, what begins so first, twenty at a time', async () => {
    expect(await searchGovernmentBodies('town 77')).toContain('Town 77 Council');
    expect((await searchGovernmentBodies('council'))[0]).toBe('Council of 100% Towns');
    expect(await searchGovernmentBodies('ditch')).toEqual(['Water District']);
    expect(await searchGovernmentBodies('0%')).toEqual(['Council of 100% Towns']);
    expect(await searchGovernmentBodies('town')).toHaveLength(20);
    expect(await searchGovernmentBodies('  ')).toEqual([]);
  });
});
