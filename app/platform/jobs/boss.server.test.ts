import { describe, expect, it, vi } from 'vitest';

const database = vi.hoisted(() => ({ answers: false }));

vi.mock('pg-boss', () => ({
  fromPrisma: () => ({}),
  PgBoss: class {
    on() {}
    async start() {
      if (!database.answers) throw new Error('The database does not answer.');
    }
    async createQueue() {}
    async updateQueue() {}
    async stop() {}
  },
}));

describe('the queue of PostgreSQL', () => {
  it('starts at the next job when the database did not answer at the first', async () => {
    // Other tests of the same process have loaded the real queue.
    vi.resetModules();
    const { boss, stopBoss } = await import('./boss.server.ts');
    await expect(boss()).rejects.toThrow('does not answer');
    database.answers = true;
    const [one, other] = await Promise.all([boss(), boss()]);
    expect(one).toBe(other);
    await stopBoss();
  });
});
