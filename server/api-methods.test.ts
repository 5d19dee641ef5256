import express from 'express';
import { describe, expect, it } from 'vitest';
import { listen } from '#tests/support/listen.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { apiMethods } from './api-methods.ts';
import { refuseMalformed } from './refuse-malformed.ts';

const app = express().use(apiMethods, refuseMalformed);
app.use((_request, response) => response.send('served'));
const site = await listen(app);

describe('the API', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is not %s to', async (method) => {
    for (const path of ['/api/v1', '/api/v1/bodies', '/API/V1/search']) {
      const answer = await fetch(site + path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD');
      expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
      // No page of another site is let in.
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(await answer.json()).toMatchObject({ type: '/api#method-not-allowed', status: 405 });
    }
  });

  it('is read, and the rest of the site is as it was', async () => {
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(`${site}/api/v1/bodies`, { method })).status).toBe(200);
    }
    expect((await fetch(`${site}/api`, { method: 'POST' })).status).toBe(200);
    expect((await fetch(`${site}/api/v10`, { method: 'POST' })).status).toBe(200);
  });

  it('says of an address that nobody can read what it says of all its problems', async () => {
    const request = { method: 'GET', target: '/api/v1/bodies/%00', headers: [] };
    const { status, body } = await sendRaw(site, request);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ type: '/api#invalid-request', status: 400 });
  });
});
