import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.server.ts';

describe('a start with a wrong environment', () => {
  it('names the variable and what it wants, and never repeats its value', () => {
    expect(() => readEnvironment({ PORT: '99999', SESSION_SECRET: 'hunter2' })).toThrow(
      /PORT has a value that cannot be used\. It wants a port number from 1 to 65535\./,
    );
    try {
      readEnvironment({ SESSION_SECRET: 'hunter2' });
      expect.unreachable();
    } catch (error) {
      expect(String(error)).toContain('SESSION_SECRET');
      expect(String(error)).not.toContain('hunter2');
    }
  });

  it('asks for the secrets that production cannot do without', () => {
    expect(() => readEnvironment({ DAIS_MODE: 'production' })).toThrow(
      /SESSION_SECRET is missing[\s\S]*PUBLIC_URL is missing/,
    );
  });

  it('needs nothing for the demo, and takes an empty variable for none', () => {
    const env = readEnvironment({ PORT: '', DATABASE_URL: '' });
    expect(env.PORT).toBe(3000);
    expect(env.databaseUrl).toMatch(/^file:.*data\/dais\.db$/);
  });
});
