import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Route } from './+types/security-text';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function textAt(environment: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const { loader } = await import('./security-text.ts');
  const request = new Request('http://site.test/.well-known/security.txt');
  // Nothing else of what a loader is given is read.
  const answer = loader({ request } as Route.LoaderArgs);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  return answer.text();
}

describe('whoever finds a fault of security', () => {
  it('reads where to tell of it, and until when that holds', async () => {
    const text = await textAt({
      SECURITY_CONTACT: 'https://dais.example/report',
      PUBLIC_URL: 'https://dais.example',
    });
    expect(text).toMatch(/^Contact: https:\/\/dais\.example\/report$/m);
    expect(text).toContain('\nCanonical: https://dais.example/.well-known/security.txt\n');
    const until = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const days = (until - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('writes to the support where nobody else is named', async () => {
    expect(await textAt({ SECURITY_CONTACT: '' })).toMatch(/^Contact: mailto:\S+@\S+$/m);
  });
});
