import { describe, expect, it } from 'vitest';
import { apiDocument } from './openapi.ts';
import { operations } from './operations.ts';
import { problems } from './problem.ts';
import { readDocument } from './reference/read-document.ts';
import { eventNames } from './webhooks/webhook-events.ts';

const document = apiDocument('https://dais.example');
const { endpoints, objects } = readDocument(document);

describe('the description of the API', () => {
  it('is OpenAPI 3.1 with every operation, its key and its refusals', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: 'https://dais.example/api/v1' }]);
    expect(document.components?.securitySchemes).toMatchObject({
      key: { type: 'http', scheme: 'bearer' },
    });
    for (const { path } of Object.values(operations)) {
      const { get } = document.paths?.[path] ?? {};
      expect(Object.keys(get?.responses ?? {}), path).toEqual(
        expect.arrayContaining(['200', '304', '400', '401', '403', '429']),
      );
      expect(get?.parameters?.filter((one) => 'in' in one && one.in === 'path') ?? []).toHaveLength(
        path.split('{').length - 1,
      );
    }
  });

  it('has every message that webhooks are sent, signed and without a key', () => {
    expect(Object.keys(document.webhooks ?? {})).toEqual(eventNames);
    for (const name of eventNames) {
      const post = document.webhooks?.[name]?.post;
      expect(post?.security, name).toEqual([]);
      expect(JSON.stringify(post?.requestBody), name).toContain(`"const":"${name}"`);
    }
  });

  it('leaves room for fields that are added', () => {
    expect(JSON.stringify(document.components?.schemas)).not.toContain('additionalProperties');
  });

  it('points nowhere that it does not lead to', () => {
    const names = Object.keys(document.components?.schemas ?? {});
    const led = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(led.length).toBeGreaterThan(10);
    for (const [, name] of led) expect(names).toContain(name);
  });

  it('is what its page shows: each endpoint with its parameters, and each object', () => {
    expect(endpoints.map(({ path }) => path)).toEqual(
      Object.values(operations).map(({ path }) => path),
    );
    const search = endpoints.find(({ id }) => id === 'search');
    expect(search?.parameters[0]).toMatchObject({ name: 'q', isRequired: true, type: 'string' });
    const bodies = endpoints.find(({ id }) => id === 'listBodies');
    expect(bodies?.parameters.find(({ name }) => name === 'limit')).toMatchObject({
      isRequired: false,
      description: 'How many at most. 25 where it is not said.',
    });
    expect(bodies?.answer.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'items: list of ListedBody',
      'next: string or null',
    ]);
    expect(objects.find(({ name }) => name === 'Vote')?.fields.map(({ name }) => name)).toContain(
      'rollCall.name',
    );
  });

  it('says each problem once, under a status of its own kind', () => {
    for (const { status, title } of Object.values(problems)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(title).not.toMatch(/\.$/);
    }
  });
});
