import { describe, expect, it } from 'vitest';
import { mayReadMetrics } from './may-read-metrics.server.ts';
import { countKept, countRequest, metrics } from './metrics.server.ts';

const token = 'a-token-of-sixteen-or-more';

describe('the guard of what is measured', () => {
  it('lets in whoever sends the token', () => {
    expect(mayReadMetrics(`Bearer ${token}`, token)).toBe(true);
    expect(mayReadMetrics(`bearer  ${token}`, token)).toBe(true);
  });

  it.each([
    null,
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token.toUpperCase()}`,
  ])('keeps out %s', (header) => {
    expect(mayReadMetrics(header, token)).toBe(false);
  });
});

describe('what is measured of requests', () => {
  it('tells routes, a few methods and classes of status, and nothing else', async () => {
    const seconds = 0.02;
    countRequest({ route: 'routes/reader/meeting', method: 'GET', status: 404, seconds });
    countRequest({ route: undefined, method: 'PROPFIND', status: 301, seconds });
    const text = await metrics.getSingleMetricAsString('dais_http_request_seconds');
    expect(text).toContain(
      'dais_http_request_seconds_count{route="routes/reader/meeting",method="GET",status="4xx"} 1',
    );
    expect(text).toContain(
      'dais_http_request_seconds_count{route="none",method="other",status="3xx"} 1',
    );
    // Seconds may have any digits.
    expect(text).not.toMatch(/PROPFIND|"(?:404|301)"/);
  });

  it('tells answers from memory, for which no route ran', async () => {
    countKept(200);
    countKept(304);
    countKept(304);
    const text = await metrics.getSingleMetricAsString('dais_kept_answers_total');
    expect(text).toContain('dais_kept_answers_total{status="3xx"} 2');
  });
});
