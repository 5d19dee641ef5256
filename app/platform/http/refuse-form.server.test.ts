import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { log } from '../log.server.ts';
import { refuseForm } from './refuse-form.server.ts';

const schema = z.object({ name: z.string(), password: z.string() });

function refuse(error: unknown, more = {}) {
  const form = new FormData();
  form.set('name', 'Ada');
  form.set('password', 'secret');
  const submission = parseWithZod(form, { schema });
  return refuseForm({ submission, error, failed: 'It was not saved. Please try again.', ...more });
}

describe('a form whose change did not come about', () => {
  it('says in a refusal’s own words why, with what was typed', () => {
    const { data, init } = refuse(new AppError('conflict', 'Somebody was faster.'));
    expect(init?.status).toBe(409);
    expect(data.lastResult.error).toEqual({ '': ['Somebody was faster.'] });
    expect(data.lastResult.initialValue).toMatchObject({ name: 'Ada' });
  });

  it('says it beside the field that it is about', () => {
    const fieldOf = ({ code }: { code: string | null }) => code === 'conflict' && 'name';
    const { data } = refuse(new AppError('conflict', 'Taken.'), { fieldOf });
    expect(data.lastResult.error).toEqual({ name: ['Taken.'] });
  });

  it('says nothing of a fault but that it failed, and leaves it to the log', () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const fault = new Error('connection to 10.0.0.3 refused');
    const { data, init } = refuse(fault);
    expect(init?.status).toBe(500);
    expect(data.lastResult.error).toEqual({ '': ['It was not saved. Please try again.'] });
    expect(logged).toHaveBeenCalledWith({ err: fault }, 'It was not saved. Please try again.');
  });

  it('never sends back what is hidden', () => {
    const { data } = refuse(new AppError('invalid', 'Wrong.'), { hideFields: ['password'] });
    expect(JSON.stringify(data)).not.toContain('secret');
  });
});
