import { describe, expect, it } from 'vitest';
import { usStates } from '#app/entities/us-states.ts';
import { entityRequestForm } from './entity-request-form.ts';

const complete = {
  name: 'Ada Reader',
  email: 'ada@example.com',
  state: 'Colorado',
  town: 'Golden',
  entityName: 'Golden Planning Commission',
};

describe('the request for a new entity', () => {
  it('is accepted when complete', () => {
    expect(entityRequestForm.parse(complete)).toEqual(complete);
  });

  it('keeps the address in lower case, as accounts do', () => {
    const { email } = entityRequestForm.parse({ ...complete, email: ' Ada@Example.COM ' });
    expect(email).toBe('ada@example.com');
  });

  it.each([
    ['name', 'A', 'Name is required'],
    ['name', undefined, 'Name is required'],
    ['email', 'ada', 'Invalid email address'],
    ['state', undefined, 'State is required'],
    ['state', 'Ontario', 'State is required'],
    ['town', '  ', 'Town is required'],
    ['entityName', undefined, 'Entity name is required'],
  ])('refuses %s = %j', (field, value, complaint) => {
    const { error } = entityRequestForm.safeParse({ ...complete, [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message: complaint }]);
  });

  it('may name any of the 50 states', () => {
    expect(new Set(usStates).size).toBe(50);
  });
});
