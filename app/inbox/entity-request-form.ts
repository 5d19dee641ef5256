import { z } from 'zod';
import { usStates } from '#app/entities/us-states.ts';

const required = (complaint: string, atLeast = 1) =>
  z.string(complaint).trim().min(atLeast, complaint).max(200, 'Please use fewer characters');

export const entityRequestForm = z.object({
  name: required('Name is required', 2),
  email: z
    .string('Invalid email address')
    .trim()
    .toLowerCase()
    .max(254, 'Please enter a shorter email')
    .pipe(z.email('Invalid email address')),
  state: z.enum(usStates, 'State is required'),
  town: required('Town is required'),
  entityName: required('Entity name is required'),
});

export type EntityRequest = z.infer<typeof entityRequestForm>;
